import type { CachedPage } from "./cached-page.ts";

/** An isolate has 128 MB for everything; a page of the shop has some 80 to 160 KB. */
const maxBytes = 24 * 1024 * 1024;
/** What pages that nobody has asked for again may take of it, when there is no room for all: else a crawler would drive out the others. */
const maxNewBytes = maxBytes / 4;
/** What a page takes beside its content and address. */
const overheadBytes = 2_048;

/** Some pages by address, those that were asked for last at the end. */
class PageShelf {
  bytes = 0;
  readonly #pages = new Map<string, CachedPage>();

  put(address: string, page: CachedPage): void {
    this.take(address);
    this.#pages.set(address, page);
    this.bytes += bytesOf(address, page);
  }

  take(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (!page) return undefined;
    this.#pages.delete(address);
    this.bytes -= bytesOf(address, page);
    return page;
  }

  dropOldest(): void {
    for (const oldest of this.#pages.keys()) return void this.take(oldest);
  }
}

/** Pages that nobody has asked for since they were cached, and pages that somebody has. */
const fresh = new PageShelf();
const wanted = new PageShelf();

/** The page at a normalised address; null when it is not in memory. */
export function recallPage(address: string): CachedPage | null {
  const page = wanted.take(address) ?? fresh.take(address);
  if (!page) return null;
  wanted.put(address, page);
  return page;
}

/** Caches a page in memory in place of the one at its address, and evicts those that nobody asked for the longest. */
export function rememberPage(address: string, page: CachedPage): void {
  const isWanted = wanted.take(address) !== undefined;
  fresh.take(address);
  (isWanted ? wanted : fresh).put(address, page);
  while (fresh.bytes + wanted.bytes > maxBytes) {
    const from = fresh.bytes > maxNewBytes || wanted.bytes === 0 ? fresh : wanted;
    from.dropOldest();
  }
}

function bytesOf(address: string, { body }: CachedPage): number {
  return body.byteLength + address.length + overheadBytes;
}
