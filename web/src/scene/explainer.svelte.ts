/** The bubble at the table: what a thing is, what it would do, and why it is not allowed. */
import type { Choice, Refusal, SceneNode } from "../lib/protocol";
import type { Spoken } from "../parts/Bubble.svelte";
import { t } from "../text";
import type { Box } from "./stage";

/** So long one points at something forbidden before the rule is told. */
const PAUSE = 500;
/** So many prohibitions of one thing are told. */
const REASONS = 3;

export interface Told {
  /** The position of which is spoken. */
  key: () => string;
  choices: (node: string) => Choice[];
  /** Whether anything can be done at any node. */
  anything: () => boolean;
  boxOf: (node: string) => Box;
  why: (action: number) => Promise<Refusal | null>;
  /** The rule behind what is asked now. */
  rule: () => string | null;
  consider: (sentences: string[]) => void;
}

export class Explainer {
  bubble = $state.raw<Spoken | null>(null);
  private pointed = "";
  private pausing: ReturnType<typeof setTimeout> | undefined;
  private answers = new Map<number, Refusal | null>();

  constructor(private readonly told: Told) {}

  /** There is a new position: answers about the old one are worth nothing. */
  forget(): void {
    clearTimeout(this.pausing);
    this.answers = new Map();
    this.bubble = null;
  }

  /** Say why something may not lie where it is held. */
  refuse(at: Box, label: string, { sentence, rule }: Refusal): void {
    clearTimeout(this.pausing);
    const refusals = [{ sentence: sentence ?? t().whyNot, rule }];
    this.bubble = { at, label, sentences: [], reveals: false, refusals, pinned: true };
  }

  private spoken(node: SceneNode): Spoken {
    const choices = this.told.choices(node.id);
    return {
      at: this.told.boxOf(node.id),
      label: node.label ?? "",
      sentences: choices.map((choice) => choice.sentence),
      reveals: choices.some((choice) => choice.reveals),
      mark: node.mark === "reconstructed",
    };
  }

  /** Show what somebody points at, and after a while the rule that forbids it. */
  point(node: SceneNode | null, forbidden?: SceneNode): void {
    const now = `${node?.id ?? ""} ${forbidden?.id ?? ""}`;
    if (now === this.pointed && (this.bubble || !node)) return;
    this.pointed = now;
    clearTimeout(this.pausing);
    if (!node) {
      if (!this.bubble?.pinned) this.bubble = null;
      this.told.consider([]);
      return;
    }
    const said = this.spoken(node);
    this.bubble = said.label || said.sentences.length ? said : null;
    this.told.consider(said.sentences);
    if (forbidden) this.pausing = setTimeout(() => void this.explain(forbidden, false), PAUSE);
  }

  /** Somebody wants to do what is not offered: say why not. */
  ask(node: SceneNode): void {
    clearTimeout(this.pausing);
    if (node.refused?.length) void this.explain(node, true);
    else if (this.told.anything()) {
      const refusals = [{ sentence: t().nothingHere, rule: this.told.rule() }];
      this.bubble = { ...this.spoken(node), refusals, pinned: true };
    } else this.bubble = this.spoken(node);
  }

  private async explain(node: SceneNode, pinned: boolean): Promise<void> {
    const position = this.told.key();
    const said = this.spoken(node);
    if (pinned) this.bubble = { ...said, pinned };
    const shown = this.bubble;
    const found = new Map<string, { sentence: string; rule: string | null }>();
    for (const action of (node.refused ?? []).slice(0, REASONS)) {
      if (!this.answers.has(action)) this.answers.set(action, await this.told.why(action));
      const answer = this.answers.get(action);
      if (!answer || answer.legal) continue;
      const sentence = answer.sentence ?? t().whyNot;
      found.set(sentence, { sentence, rule: answer.rule });
    }
    if (this.told.key() !== position || this.bubble !== shown || !found.size) return;
    this.bubble = { ...said, refusals: [...found.values()], pinned };
  }
}
