/** A table as one seat sees it: what the hall tells, what we ask of it, and looking back. */
import { withUniqueIds } from "../scene/choices";
import { t } from "../text";
import { api } from "./api";
import { Live, type Connection } from "./live";
import { refuse, speak } from "./messages.svelte";
import type {
  ChatMessage,
  FromClient,
  FromServer,
  Hint,
  Problem,
  Refusal,
  Table,
  View,
} from "./protocol";
import { unfold, type PatchedView } from "./patch";
import { explain } from "./session.svelte";

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** The present, as the hall told it last. */
  view = $state.raw<View | null>(null);
  /** A position of the past at which we look. */
  past = $state.raw<View | null>(null);
  /** Whether the last change shall be seen moving. */
  moved = $state.raw(false);
  connection = $state<Connection>("connecting");
  retryAt = $state(0);
  busy = $state(false);
  hint = $state.raw<Hint | null>(null);
  chat = $state.raw<ChatMessage[]>([]);
  online = $state.raw<number[] | null>(null);
  problem = $state("");
  /** Whether the hall cannot write anything down at the moment. */
  trouble = $state(false);
  /** When the table's clocks were read, in milliseconds of this machine. */
  read = $state(0);

  private live: Live | null = null;
  /** The last view as it came over the line, for what the next one only names. */
  private told: View | null = null;

  constructor(readonly id: string) {}

  /** What is on the screen: the past if we look back, else the present. */
  get shown(): View | null {
    return this.past ?? this.view;
  }

  get seat(): number | null {
    return this.view?.seat ?? this.table?.me ?? null;
  }

  get myTurn(): boolean {
    return Boolean(this.view?.decision) && !this.past;
  }

  /** Begin to listen, again after a change of language. */
  open(language: string): void {
    this.live?.close();
    speak("");
    this.live = new Live({
      table: this.id,
      language,
      hear: (message) => this.hear(message),
      changed: (connection, retryAt) => {
        this.connection = connection;
        this.retryAt = retryAt;
      },
    });
  }

  close(): void {
    this.live?.close();
    this.live = null;
  }

  retry(): void {
    this.live?.now();
  }

  hear(message: FromServer): void {
    this.trouble =
      message.type === "trouble" || (this.trouble && !("table" in message || "view" in message));
    if (message.type === "view") this.takePatched(message.view, message.moved);
    else if (message.type === "table") this.takeTable(message.table);
    else if (message.type === "presence") this.online = message.online;
    else if (message.type === "chat") this.takeChat(message.message);
    else if (message.type === "error") this.turnedAway(explain(message.error), message.error.code);
    else if (message.type === "removed") this.turnedAway(t().removed, "seat");
  }

  private takePatched(patched: PatchedView, moved: boolean): void {
    const view = unfold(patched, this.told);
    this.told = view;
    if (view) this.take(view, moved);
    else this.live?.afresh();
  }

  /** Nothing is to be heard here; trying again would not help, unless it is only for a while. */
  private turnedAway(sentence: string, code: string): void {
    this.problem = sentence;
    if (code === "slow" || code === "trouble") return;
    this.close();
    [this.table, this.view, this.past] = [null, null, null];
  }

  private take(view: View, moved: boolean): void {
    if (this.view && view.number < this.view.number) return;
    const before = this.view;
    this.moved = moved && !this.past;
    this.view = { ...view, scene: withUniqueIds(view.scene) };
    this.takeTable(view.table);
    if (!before && this.live) void this.loadChat();
    this.hint = null;
    this.problem = "";
    if (before && before.number !== view.number) this.announce(before, this.view);
  }

  private takeTable(table: Table): void {
    this.table = table;
    this.read = Date.now();
    this.online = table.seats.filter((seat) => seat.online).map((seat) => seat.seat);
  }

  private takeChat(message: ChatMessage): void {
    if (this.chat.some((other) => other.id === message.id)) return;
    this.chat = [...this.chat, message];
  }

  private announce(before: View, view: View): void {
    const news = view.log.filter((entry) => entry.at > before.at && entry.seat !== view.seat);
    const sentences = news.flatMap((entry) => entry.sentences);
    if (view.decision) sentences.push(t().yourTurn, view.decision.prompt);
    if (sentences.length) speak(sentences.join(" "));
  }

  private async loadChat(): Promise<void> {
    try {
      const { chat } = await api.view(this.id);
      if (chat) this.chat = chat;
    } catch {
      return; // a table that has not begun has nothing to show
    }
  }

  // --- acting ---

  /** Decide something; of several actions each one comes after the one before it. */
  async decide(...actions: (number | string)[]): Promise<void> {
    if (!this.view || this.busy) return;
    this.past = null;
    this.hint = null;
    let { number } = this.view;
    for (const action of actions) {
      const done = await this.send({ type: "decide", number, action });
      if (!done) return;
      number = Number(done.number);
    }
  }

  async undo(to: number): Promise<void> {
    if (!this.view) return;
    this.past = null;
    await this.send({ type: "undo", number: this.view.number, to });
  }

  /** Say something; false if the hall would not hear it. */
  async say(text: string): Promise<boolean> {
    return (await this.send({ type: "chat", text })) !== null;
  }

  private async send(message: FromClient): Promise<{ number?: number } | null> {
    if (!this.live) return null;
    this.busy = true;
    try {
      return (await this.live.ask(message)) as { number?: number };
    } catch (error) {
      const problem = error as Problem;
      if (problem.code !== "stale") this.refuse(problem);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Ask the hall what something would change, or which rule forbids it. */
  async why(action: number | string, after?: number): Promise<Refusal | null> {
    try {
      return (await this.live?.ask({ type: "why", action, after })) as unknown as Refusal;
    } catch (error) {
      this.refuse(error as Problem);
      return null;
    }
  }

  async askHint(): Promise<void> {
    if (!this.myTurn) return;
    const hint = await this.attempt(() => api.hint(this.id));
    if (hint && this.myTurn) this.hint = hint;
  }

  takeBack(to: number): Promise<unknown> {
    return this.attempt(() => api.takeBack(this.id, this.view?.number ?? 0, to));
  }

  /** Do something over HTTP and say what was wrong with it. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      refuse(explain(error));
      return null;
    }
  }

  private refuse(problem: Problem): void {
    refuse(explain(problem), problem.rule, this.table?.game ?? null);
  }

  // --- looking back ---

  async lookAt(at: number): Promise<void> {
    const view = await this.attempt(() => api.view(this.id, at));
    if (!view) return;
    this.moved = false;
    const latest = this.view?.at ?? 0;
    this.past = at >= latest ? null : { ...view, scene: withUniqueIds(view.scene), decision: null };
  }

  toNow(): void {
    this.moved = false;
    this.past = null;
  }
}
