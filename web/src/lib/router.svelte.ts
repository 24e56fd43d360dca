/** Where in the hall we are. Links inside the page change it without a load. */

export const place = $state({ path: location.pathname, search: location.search });

export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"]({}, "", address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Change only what stands behind the question mark, without a new page in the history. */
export function note(values: Record<string, string | null>): void {
  const address = new URL(location.href);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) address.searchParams.delete(key);
    else address.searchParams.set(key, value);
  }
  history.replaceState({}, "", address);
  place.search = address.search;
}

function arrive(): void {
  place.path = location.pathname;
  place.search = location.search;
}

export function listenToLinks(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const elsewhere =
      link.target || link.hasAttribute("download") || link.origin !== location.origin;
    if (elsewhere || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Match a path against a pattern such as `/table/:id`; undefined if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [number, part] of wanted.entries()) {
    const here = given[number] as string;
    if (part.startsWith(":")) found[part.slice(1)] = decodeURIComponent(here);
    else if (part !== here) return undefined;
  }
  return found;
}
