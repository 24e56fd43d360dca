/** How large the window is, and which kind of screen that makes it. */
import { cutOf } from "../scene/stage";
import type { Cut } from "./protocol";

class Window {
  w = $state(innerWidth);
  h = $state(innerHeight);
  readonly cut: Cut = $derived(cutOf({ w: this.w, h: this.h }));

  constructor() {
    addEventListener("resize", () => ([this.w, this.h] = [innerWidth, innerHeight]));
  }
}

export const screen = new Window();
