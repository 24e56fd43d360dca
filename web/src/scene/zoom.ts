/** What part of a panel is seen: a window on it that wheel, fingers and keys move. */
import type { Box } from "./stage";

export const LARGEST = 6;

export interface Zoom {
  /** 1 shows the whole panel. */
  scale: number;
  /** The middle of what is seen, as parts of width and height. */
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0.5, y: 0.5 };

/** The part of a panel that fills a frame of the given form, in the panel's own units. */
export function windowOn(zoom: Zoom, panel: { w: number; h: number }, frame: number): Box {
  const wide = panel.w / panel.h >= frame;
  const w = (wide ? panel.w : panel.h * frame) / zoom.scale;
  const h = (wide ? panel.w / frame : panel.h) / zoom.scale;
  return {
    x: inside(zoom.x * panel.w, w, panel.w),
    y: inside(zoom.y * panel.h, h, panel.h),
    w,
    h,
  };
}

/** Keep the window on the panel; where it is larger than the panel, in its middle. */
function inside(centre: number, seen: number, all: number): number {
  if (seen >= all) return (all - seen) / 2;
  return Math.min(Math.max(centre - seen / 2, 0), all - seen);
}

/** Zoom by a factor so that the point under the finger stays where it is. */
export function zoomAt(
  zoom: Zoom,
  factor: number,
  at: { x: number; y: number },
  panel: { w: number; h: number },
  frame: number,
): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  if (scale === 1) return WHOLE;
  const before = windowOn(zoom, panel, frame);
  const shrink = zoom.scale / scale;
  const x = at.x - (at.x - before.x) * shrink + (before.w * shrink) / 2;
  const y = at.y - (at.y - before.y) * shrink + (before.h * shrink) / 2;
  return settled({ scale, x: x / panel.w, y: y / panel.h }, panel, frame);
}

/** Move the window by a distance in the panel's units. */
export function panBy(
  zoom: Zoom,
  dx: number,
  dy: number,
  panel: { w: number; h: number },
  frame: number,
): Zoom {
  return settled(
    { scale: zoom.scale, x: zoom.x - dx / panel.w, y: zoom.y - dy / panel.h },
    panel,
    frame,
  );
}

/** Look at a part of the panel, no closer than needed. */
export function lookAt(
  part: Box,
  panel: { w: number; h: number },
  frame: number,
  most: number,
): Zoom {
  const whole = windowOn(WHOLE, panel, frame);
  const scale = Math.max(1, Math.min(most, whole.w / part.w, whole.h / part.h));
  if (scale === 1) return WHOLE;
  const x = (part.x + part.w / 2) / panel.w;
  const y = (part.y + part.h / 2) / panel.h;
  return settled({ scale, x, y }, panel, frame);
}

function settled(zoom: Zoom, panel: { w: number; h: number }, frame: number): Zoom {
  const seen = windowOn(zoom, panel, frame);
  return {
    scale: zoom.scale,
    x: (seen.x + seen.w / 2) / panel.w,
    y: (seen.y + seen.h / 2) / panel.h,
  };
}
