/** Words in a node: broken into lines and made smaller until they fit. The same as in core/svg.py. */

const SMALLEST = 6;
export const LINE = 1.12;
const NARROW = new Set(" .,:;'|!ijlt()");

export interface Lettering {
  lines: string[];
  size: number;
}

/** Letters never become smaller than the floor; what has no room then is cut short. */
export function fit(
  words: string,
  width: number,
  height: number,
  largest: number,
  floor = 0,
): Lettering {
  const least = floor || SMALLEST;
  let size = Math.max(largest || height * 0.75, least);
  for (;;) {
    const lines = broken(words, width / size);
    const fits = lines.every((line) => breadth(line) * size <= width);
    if (fits && lines.length * LINE * size <= height * 1.05) return { lines, size };
    if (size <= least) {
      return { lines: floor ? cutShort(lines, width / size, height / size) : lines, size };
    }
    size = Math.max(size * 0.95, least);
  }
}

/** Leave out what has no room, with "…" where something is missing. */
function cutShort(lines: string[], room: number, rows: number): string[] {
  const kept = lines.slice(0, Math.max(1, Math.floor((rows * 1.05) / LINE)));
  return kept.map((line, number) =>
    shortened(line, room, number === kept.length - 1 && kept.length < lines.length),
  );
}

function shortened(line: string, room: number, more: boolean): string {
  if (breadth(line) <= room && !more) return line;
  let kept = line;
  while (kept && breadth(`${kept}…`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
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
