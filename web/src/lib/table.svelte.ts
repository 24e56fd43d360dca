/** A table as one seat sees it: what the hall tells, what we ask of it, and looking back. */
import { Player } from "../acts/player.svelte";
import { withUniqueIds } from "../scene/choices";
import { t } from "../text";
import { api } from "./api";
import { Live, type Connection } from "./live";
import { refuse, speak } from "./messages.svelte";
import type {
  Act,
  ChatMessage,
  Choice,
  FromClient,
  FromServer,
  Hint,
  PatchedView,
  Problem,
  Proposal,
  Refusal,
  TableView,
  Trial,
  View,
} from "./protocol";
import { unfold } from "./patch";
import { screen } from "./screen.svelte";
import { explain, hall } from "./session.svelte";
import { mayMove, settings, speed } from "./settings.svelte";

/** A position to which one can go back: alone, or if everybody agrees. */
export interface WayBack {
  to: number;
  free: boolean;
}

export class TableStore {
  table = $state.raw<TableView | null>(null);
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
  /** What others have said since the talk was last looked at. */
  unheard = $state(0);
  /** Whether the end has been counted up; until then nobody sees the totals. */
  counted = $state(false);
  /** Where one would go back to, while one is asked whether to. */
  back = $state.raw<WayBack | null>(null);
  problem = $state("");
  /** Whether the hall cannot write anything down at the moment. */
  trouble = $state(false);
  /** When the table's clocks were read, in milliseconds of this machine. */
  read = $state(0);

  /** Through which of several own seats we look, until that one has answered. */
  private wanted: number | null = null;
  private live: Live | null = null;
  /** After which decisions a question answered itself. */
  private readonly selfMade = new Set<number>();
  /** Whether one came back to what is asked: then it waits, though it has one answer only. */
  private stays = $state(false);
  /** The last view as it came over the line, for what the next one only names. */
  private told: View | null = null;

  /** Plays what happened; what is shown follows it. */
  readonly player = new Player({ speed, moves: mayMove });

  constructor(readonly id: string) {}

  /** What is on the screen: the past if we look back, else the present. */
  get shown(): View | null {
    return this.past ?? this.player.shown ?? this.view;
  }

  get seat(): number | null {
    return this.view?.seat ?? this.table?.me ?? null;
  }

  /** Whether the game goes on, and nobody else plays for us. */
  get plays(): boolean {
    const seat = this.seat;
    if (seat === null || this.table?.status === "abandoned") return false;
    return !this.table?.seats[seat]?.substitute;
  }

  get myTurn(): boolean {
    return Boolean(this.view?.decision?.must) && !this.past && !this.only && this.plays;
  }

  /** The answer to a question that has only this one, unless one wishes to give it oneself. */
  get only(): Choice | null {
    const decision = this.view?.decision;
    if (!decision?.must || !settings.alone || this.stays || this.past || !this.plays) return null;
    const { choices, placing = [] } = decision;
    return choices.length === 1 && !placing.length ? choices[0]! : null;
  }

  /** Where the button "undo" leads: before the last own decision that did not answer itself. */
  get wayBack(): WayBack | null {
    const { view, table } = this;
    if (!view || !table || view.seat === null || view.result) return null;
    const { undo, log } = view;
    const own = log.findLast((entry) => table.mine.includes(entry.seat));
    if (!undo && !own) return null;
    const least = undo?.to ?? 0;
    let to = undo ? (undo.last ?? undo.to) : own!.at - 1;
    while (to > least && this.selfMade.has(to)) to--;
    return { to, free: undo !== null };
  }

  /** What was done after a decision, in a sentence. */
  deed(after: number): string {
    const entry = this.view?.log.find(({ at }) => at > after);
    return entry?.sentences[0] ?? t().move(after + 1);
  }

  /** Begin to listen, again after a change of language. */
  open(language: string): void {
    this.live?.close();
    this.wanted = null;
    speak("");
    this.live = new Live({
      table: this.id,
      language,
      cut: () => screen.cut,
      hear: (message) => this.hear(message),
      changed: (connection, retryAt) => {
        this.connection = connection;
        this.retryAt = retryAt;
      },
    });
  }

  /** The screen has become another one: the table is drawn anew for it. */
  turnScreen(): void {
    this.live?.ask({ type: "cut", cut: screen.cut }).catch(() => undefined);
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
    if (message.type === "view") this.takePatched(message.view, message.moved, message.acts);
    else if (message.type === "table") this.takeTable(message.table);
    else if (message.type === "presence") this.online = message.online;
    else if (message.type === "chat") this.takeChat(message.message);
    else if (message.type === "error") this.turnedAway(explain(message.error), message.error.code);
    else if (message.type === "removed") this.turnedAway(t().removed, "seat");
  }

  private takePatched(patched: View | PatchedView, moved: boolean, acts: Act[]): void {
    const view = unfold(patched, this.told);
    this.told = view;
    if (view) this.take(view, moved, acts);
    else this.live?.afresh();
  }

  /** Nothing is to be heard here; trying again would not help, unless it is only for a while. */
  private turnedAway(sentence: string, code: string): void {
    this.problem = sentence;
    if (code === "slow" || code === "trouble") return;
    this.close();
    [this.table, this.view, this.past] = [null, null, null];
  }

  private take(view: View, moved: boolean, acts: Act[]): void {
    const same = this.view?.seat === view.seat;
    if (this.view && same && view.number < this.view.number) return;
    const before = this.view;
    if (!same) this.past = null;
    this.moved = moved && !this.past;
    this.view = { ...view, scene: withUniqueIds(view.scene) };
    this.player.take(this.view, acts, this.moved, this.selfMade.has(view.at - 1));
    if (view.result) settings.seasoned = true;
    this.takeTable(view.table);
    if (!before && this.live) void this.loadChat();
    this.hint = null;
    this.problem = "";
    if (before && before.number !== view.number) this.announce(before, this.view);
  }

  private takeTable(table: TableView): void {
    this.table = table;
    this.read = Date.now();
    this.online = table.seats.filter((seat) => seat.online).map((seat) => seat.seat);
  }

  private takeChat(message: ChatMessage): void {
    if (this.chat.some((other) => other.id === message.id)) return;
    this.chat = [...this.chat, message];
    if (message.user?.id !== hall.user?.id) this.unheard++;
  }

  private announce(before: View, view: View): void {
    const news = view.log.filter((entry) => entry.at > before.at && entry.seat !== view.seat);
    const sentences = news.flatMap((entry) => entry.sentences);
    if (this.myTurn) sentences.push(t().yourTurn, view.decision!.prompt);
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
    this.stays = false;
    this.selfMade.delete(this.view.at);
    this.player.finish();
    let { number } = this.view;
    const { seat, decision } = this.view;
    for (const action of actions) {
      const done = await this.send({ type: "decide", number, action, seat });
      if (!done) return;
      number = Number(done.number);
    }
    if (this.wanted !== null && decision?.must) await this.lookThrough(null);
  }

  /** Give the only answer that there is; what is being told goes on. */
  async answerItself(): Promise<void> {
    const { only, view } = this;
    if (!only || !view || this.busy) return;
    this.selfMade.add(view.at);
    const { number, seat } = view;
    const done = await this.send({ type: "decide", number, action: only.action, seat });
    if (!done) this.stays = true;
  }

  /** Look through another own seat; null: through the one that must decide, whichever it is. */
  async lookThrough(seat: number | null): Promise<void> {
    this.wanted = seat;
    await this.send({ type: "seat", seat });
  }

  async undo(to: number): Promise<void> {
    if (!this.view) return;
    this.past = null;
    this.stays = true;
    await this.send({ type: "undo", number: this.view.number, to, seat: this.view.seat });
  }

  /** Go back, alone or by asking everybody. */
  async goBack({ to, free }: WayBack): Promise<void> {
    this.back = null;
    await (free ? this.undo(to) : this.takeBack(to));
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
      const seat = this.seat;
      return (await this.live?.ask({ type: "why", action, after, seat })) as unknown as Refusal;
    } catch (error) {
      this.refuse(error as Problem);
      return null;
    }
  }

  async askHint(): Promise<void> {
    if (!this.myTurn) return;
    const hint = await this.attempt(() => api.hint(this.id, this.seat));
    if (hint && this.myTurn) this.hint = hint;
  }

  /** Have a plan worked out; nothing is done by it. */
  propose(plan: string): Promise<Proposal | null> {
    return this.attempt(() => api.propose(this.id, plan, this.seat));
  }

  /** Ask what several actions, one after the other, would change. */
  trial(actions: number[]): Promise<Trial | null> {
    return this.attempt(() => api.trial(this.id, actions, this.seat, screen.cut));
  }

  takeBack(to: number): Promise<unknown> {
    this.stays = true;
    return this.attempt(() => api.takeBack(this.id, this.view?.number ?? 0, to, this.seat));
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
    this.player.finish();
    const view = await this.attempt(() => api.view(this.id, at, this.seat, screen.cut));
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
