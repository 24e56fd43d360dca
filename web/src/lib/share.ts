/** Passing links on. */
import { t } from "../text";
import { tell } from "./messages.svelte";

/** Share a link on a phone, else copy it. */
export async function share(link: string): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ url: link }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(link);
    tell(t().copied);
  } catch {
    prompt(t().invite, link);
  }
}
