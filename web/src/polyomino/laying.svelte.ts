/** A piece in hand at the table, and what the hall says about the place where it is held. */
import type { Choice, Refusal } from "../lib/protocol";
import { actionsFor } from "./places";
import { Placer } from "./placer.svelte";

/** So long a piece is held still before the hall is asked what it would change there. */
const PAUSE = 120;

export interface Table {
  lay: (actions: number[]) => void;
  /** Ask whether it is really meant. */
  confirm: (choice: Choice, actions: number[]) => void;
  refuse: (label: string, said: Refusal) => void;
}

type Why = (action: number, after?: number) => Promise<Refusal | null>;

export class Laying {
  readonly placer = new Placer();
  /** What laying the piece here would change. */
  changes = $state.raw<string[]>([]);
  private known = new Map<string, Promise<Refusal | null>>();
  /** How many positions are still to come until the piece lies: then it is out of the hand. */
  private coming = 0;
  private pausing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly why: Why) {}

  /** There is a new position: answers about the old one are worth nothing. */
  forget(): void {
    clearTimeout(this.pausing);
    this.known = new Map();
    this.changes = [];
    if (this.coming && --this.coming === 0) this.placer.drop();
  }

  /** What the hall says about laying the piece where it is held. */
  async verdict(): Promise<Refusal | null> {
    const { piece, wanted } = this.placer;
    if (!piece || wanted === undefined) return null;
    const name = `${piece.first} ${wanted}`;
    const asked =
      this.known.get(name) ?? this.why(wanted, piece.first < 0 ? undefined : piece.first);
    this.known.set(name, asked);
    return await asked;
  }

  /** Lay the piece where it is held; where it does not fit, say why. The careful are asked once
   * more before something is revealed. */
  async lay(careful: boolean, table: Table): Promise<void> {
    const { piece, here } = this.placer;
    if (!piece) return;
    const actions = here && actionsFor(piece, here.action);
    if (actions && !careful) return this.laid(actions, table);
    const said = await this.verdict();
    if (!said || piece !== this.placer.piece || here !== this.placer.here) return;
    if (!actions) table.refuse(piece.label, said);
    else if (said.reveals) {
      const sentence = said.does ?? piece.label;
      table.confirm(
        { action: -1, notation: "", sentence, node: "", reveals: true, final: true },
        actions,
      );
    } else this.laid(actions, table);
  }

  /** It was decided to lay it. */
  laid(actions: number[], table: Pick<Table, "lay">): void {
    this.coming = actions.length;
    table.lay(actions);
  }

  /** Ask what would change, once the piece is held still. */
  foresee(): void {
    clearTimeout(this.pausing);
    this.changes = [];
    const action = this.placer.here?.action;
    if (action === undefined) return;
    this.pausing = setTimeout(() => {
      void this.verdict().then((said) => {
        if (this.placer.here?.action === action) this.changes = said?.changes ?? [];
      });
    }, PAUSE);
  }
}
