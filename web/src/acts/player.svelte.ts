/** Plays what happened, act by act, over the picture before; the game never waits for it. */
import { tick } from "svelte";
import type { Act, LogEntry, View } from "../lib/protocol";
import { changed } from "./flights";
import { BUDGET, fitted, restLength, type Pace, type Speed } from "./timing";

/** One decision of somebody: the pictures before and after, and what is told in between. */
export interface Chapter {
  before: View;
  after: View;
  acts: Act[];
}

/** What is on the stage now. */
export interface Running {
  chapter: Chapter;
  /** Which act; after the last one everything else finds its place. */
  number: number;
  act: Act | null;
  duration: number;
}

export interface Wishes {
  speed: () => Speed;
  /** Whether things may move at all. */
  moves: () => boolean;
}

/** A second key or click within this time skips everything. */
const TWICE = 300;
const RINGS = 2000;

export class Player {
  /** The picture on the screen: the past of the present while something is played. */
  shown = $state.raw<View | null>(null);
  running = $state.raw<Running | null>(null);
  /** What just changed, where nothing moves. */
  rings = $state.raw<string[]>([]);
  /** What was told since the own last decision. */
  list = $state.raw<Act[]>([]);
  /** What others did since the own last decision. */
  history = $state.raw<Chapter[]>([]);

  private queue: Chapter[] = [];
  private spent = 0;
  private skipped = -Infinity;
  /** Which playing counts; one that was cut short ends by itself. */
  private run = 0;
  private wake: (() => void) | null = null;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly wishes: Wishes) {}

  get playing(): boolean {
    return this.running !== null;
  }

  /** A new picture of the present; with what led to it if somebody saw the one before. What
   * answered itself is no decision of one's own. */
  take(view: View, acts: Act[], moved: boolean, itself = false): void {
    const before = this.queue.at(-1)?.after ?? this.shown;
    const by = view.log.find((entry) => entry.at === view.at)?.seat;
    const follows = before !== null && before.seat === view.seat && view.at > before.at;
    const own = by === view.seat && !itself;
    if (!follows || !moved) return this.cut(view, own);
    const chapter = { before, after: view, acts };
    if (own && view.seat !== null) this.begin();
    else this.history = [...this.history, chapter];
    this.list = [...this.list, ...acts];
    if (!this.wishes.moves() || this.wishes.speed() === "instant") this.show(chapter);
    else {
      this.queue.push(chapter);
      if (!this.running) void this.play();
    }
  }

  /** The seat has decided something: what comes now is told from the beginning. */
  private begin(): void {
    [this.spent, this.history, this.list, this.rings] = [0, [], [], []];
  }

  /** Show a picture without any way to it: after a gap, when something was taken back. */
  private cut(view: View, own: boolean): void {
    this.finish();
    this.shown = view;
    if (own || !this.history.every(({ after }) => after.at <= view.at)) this.begin();
    this.rings = [];
  }

  private show({ before, after }: Chapter): void {
    this.shown = after;
    this.rings = [...new Set([...this.rings, ...changed(before.scene, after.scene)])];
    clearTimeout(this.fading);
    if (this.wishes.moves()) this.fading = setTimeout(() => (this.rings = []), RINGS);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    for (let chapter = this.queue[0]; chapter; chapter = this.queue[0]) {
      for (let number = 0; number <= chapter.acts.length; number++) {
        const act = chapter.acts[number] ?? null;
        const duration = this.duration(act, chapter, number);
        this.running = { chapter, number, act, duration };
        await this.wait(duration);
        if (run !== this.run) return;
        this.spent += duration;
      }
      this.queue.shift();
      this.shown = chapter.after;
      await tick();
      if (run !== this.run) return;
    }
    this.running = null;
  }

  private duration(act: Act | null, chapter: Chapter, number: number): number {
    const pace = this.pace;
    const left = BUDGET[pace] - this.spent;
    if (!act) return Math.min(restLength(pace), Math.max(0, left));
    const later = this.queue.slice(1).flatMap(({ acts }) => acts);
    return fitted(act, [...chapter.acts.slice(number + 1), ...later], pace, left);
  }

  private get pace(): Pace {
    return this.wishes.speed() === "calm" ? "calm" : "brisk";
  }

  private wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** A key or click: the act is over at once; twice, all are. The rings have been seen, and where
   * nothing moves the list. */
  skip(now = performance.now()): void {
    this.rings = [];
    if (!this.wishes.moves()) this.list = [];
    if (!this.running) return;
    if (now - this.skipped < TWICE) this.finish();
    else this.wake?.();
    this.skipped = now;
  }

  /** Show the present; true if something was still being told. */
  finish(): boolean {
    const last = this.queue.splice(0).at(-1);
    if (!last) return false;
    this.run++;
    this.shown = last.after;
    this.running = null;
    this.wake?.();
    return true;
  }

  /** Play once more what others did since the own last decision. */
  again(): void {
    this.finish();
    const [first] = this.history;
    if (!first || !this.wishes.moves()) return;
    this.shown = first.before;
    this.spent = 0;
    this.queue = [...this.history];
    void this.play();
  }

  /** What of a line of the log has been told so far. */
  told(entry: LogEntry): string[] {
    const running = this.running;
    if (!running || entry.at < running.chapter.after.at) return entry.sentences;
    if (entry.at > running.chapter.after.at) return [];
    return entry.sentences.slice(0, running.number + 1);
  }
}
