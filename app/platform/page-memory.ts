import type { KeptPage, PagePlace } from "./kept-page.ts";

/** An isolate has 128 MB for everything; a page of the shop has some 80 KB. */
const maxBytes = 24 * 1024 * 1024;

interface RememberedPage {
  page: KeptPage;
  /** The versions it was made of; with others it is not the page that was asked for. */
  versions: string;
}

/** The pages in this isolate's memory by address, those that were asked for last at the end. */
const pages = new Map<string, RememberedPage>();
let bytes = 0;

/** The page of a place; null when it is not in memory. */
export function recallPage({ address, versions }: PagePlace): KeptPage | null {
  const found = pages.get(address);
  if (found?.versions !== versions) return null;
  pages.delete(address);
  pages.set(address, found);
  return found.page;
}

/** Keeps a page in memory in place of the one at its address, and lets go of those that nobody asked for the longest. */
export function rememberPage({ address, versions }: PagePlace, page: KeptPage): void {
  forgetPage(address);
  pages.set(address, { page, versions });
  bytes += page.body.byteLength;
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) return;
    forgetPage(oldest);
  }
}

function forgetPage(address: string): void {
  const found = pages.get(address);
  if (!found) return;
  pages.delete(address);
  bytes -= found.page.body.byteLength;
}
