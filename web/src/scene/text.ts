/** Words in a node: broken into lines and made smaller until they fit. The same as in core/svg.py. */

const SMALLEST = 6;
export const LINE = 1.12;
const NARROW = new Set(" .,:;'|!ijlt()");

export interface Lettering {
  lines: string[];
  size: number;
}

export function fit(words: string, width: number, height: number, largest: number): Lettering {
  let size = largest || height * 0.75;
  for (;;) {
    const lines = broken(words, width / size);
    const fits = lines.every((line) => breadth(line) * size <= width);
    if ((fits && lines.length * LINE * size <= height * 1.05) || size <= SMALLEST) {
      return { lines, size };
    }
    size *= 0.95;
  }
}

export function broken(words: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length && breadth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Estimate how broad words are in bold letters of size 1. */
export function breadth(words: string): number {
  let sum = 0;
  for (const letter of words) sum += NARROW.has(letter) ? 0.32 : 0.6;
  return sum;
}
