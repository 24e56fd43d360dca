/** What an action would change, asked of the hall once somebody points at it. */
import type { Change, Choice, Refusal } from "../lib/protocol";

/** So long one points before the hall is asked. */
const PAUSE = 90;

export class Foresight {
  /** In words, line by line. */
  lines = $state.raw<string[]>([]);
  /** Thing by thing, on the table. */
  changes = $state.raw<Change[]>([]);
  private known = new Map<number, Promise<Refusal | null>>();
  private wanted = -1;
  private pausing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly why: (action: number) => Promise<Refusal | null>) {}

  /** There is a new position. */
  forget(): void {
    this.known = new Map();
    this.look(null);
  }

  /** Somebody points at a choice, or at nothing any more. */
  look(choice: Choice | null): void {
    const action = choice && choice.piece === undefined ? choice.action : -1;
    if (action === this.wanted) return;
    clearTimeout(this.pausing);
    this.wanted = action;
    [this.lines, this.changes] = [[], []];
    if (action < 0) return;
    this.pausing = setTimeout(() => void this.ask(action), PAUSE);
  }

  /** Show what was found out in another way, until somebody points at something. */
  show(lines: string[], changes: Change[]): void {
    clearTimeout(this.pausing);
    this.wanted = -1;
    [this.lines, this.changes] = [lines, changes];
  }

  private async ask(action: number): Promise<void> {
    const asked = this.known.get(action) ?? this.why(action);
    this.known.set(action, asked);
    const said = await asked;
    if (this.wanted !== action || !said?.legal) return;
    [this.lines, this.changes] = [said.changes ?? [], said.preview ?? []];
  }
}
