/** What was worked out for the player: steps that can be left out, tried on the table, then played. */
import type { Change, Proposal, Trial } from "../lib/protocol";

interface Hall {
  propose: (plan: string) => Promise<Proposal | null>;
  trial: (actions: number[]) => Promise<Trial | null>;
  /** Show on the table what the steps would change. */
  show: (lines: string[], changes: Change[]) => void;
}

export class Planner {
  /** What is being looked at; null: nothing. */
  proposal = $state.raw<Proposal | null>(null);
  /** The plan that is being worked out. */
  busy = $state("");
  /** Steps that were struck out, by their numbers. */
  private struck = $state.raw<Set<number>>(new Set());
  lines = $state.raw<string[]>([]);

  constructor(private readonly hall: Hall) {}

  isKept(step: number): boolean {
    return !this.struck.has(step);
  }

  /** The actions of all steps that are kept, in their order. */
  get actions(): number[] {
    const steps = this.proposal?.steps ?? [];
    return steps.flatMap(({ actions }, place) => (this.struck.has(place) ? [] : actions));
  }

  get kept(): number {
    return (this.proposal?.steps.length ?? 0) - this.struck.size;
  }

  async open(plan: string): Promise<void> {
    if (this.busy) return;
    this.busy = plan;
    const found = await this.hall.propose(plan);
    if (this.busy !== plan) return;
    this.busy = "";
    this.proposal = found;
    this.struck = new Set();
    await this.tryOut();
  }

  /** Leave a step out, or take it in again. */
  async strike(step: number): Promise<void> {
    const struck = new Set(this.struck);
    if (!struck.delete(step)) struck.add(step);
    this.struck = struck;
    await this.tryOut();
  }

  /** The table has changed, or nobody wants it any more. */
  close(): void {
    [this.busy, this.lines] = ["", []];
    if (!this.proposal) return;
    this.proposal = null;
    this.hall.show([], []);
  }

  private async tryOut(): Promise<void> {
    const { proposal, actions } = this;
    if (!proposal) return;
    const found = actions.length ? await this.hall.trial(actions) : null;
    if (this.proposal !== proposal || String(this.actions) !== String(actions)) return;
    this.lines = found?.changes ?? [];
    this.hall.show(this.lines, found?.preview ?? []);
  }
}
