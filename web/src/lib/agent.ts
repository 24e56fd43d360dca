/** Which browser a session is, as far as its own description tells. */

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (list: [RegExp, string][], agent: string) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** A short name such as “Firefox, Linux”; of a program what it calls itself. */
export function browserName(agent: string): string {
  const found = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean);
  return found.join(", ") || agent.slice(0, 40) || "?";
}
