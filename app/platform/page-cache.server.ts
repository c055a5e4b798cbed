import { bookmarkOf } from "#app/db/client.server.ts";

import type { Shop } from "./context.ts";
import { logError } from "./log-error.ts";

/** The pages that a change affects. */
export interface PageChange {
  /** Ids of products whose own pages show something new. */
  products?: readonly string[];
  /** The products in listings, or their cards, have changed. */
  listings?: boolean;
  /** The reviews shown across the shop (product pages are named by `products`). */
  reviews?: boolean;
  /** Every page, such as for the site configuration. */
  everything?: boolean;
}

/** How long this isolate uses its copy of a version before it reads KV again. */
const refreshAfterMs = 5_000;
/** How long a read of KV is waited for. */
const timeoutMs = 250;
/** KV accepts one write a second for each key. */
const writeIntervalMs = 1_100;
const maxTries = 3;
/** A write that has not ended after this was aborted with the request it belonged to. */
const writeTimeoutMs = 20_000;
/** Cached pages live for two minutes, the longest for an hour; a version must outlive them. */
const ttlSeconds = 86_400;
/** The most tags stored by one isolate. */
const maxTags = 2_000;

interface TagVersion {
  /**
   * Starts with the time, so that an older value from KV never makes stale pages fresh again, and ends with the bookmark of the
   * change, so that no page is made again from a replica that has not seen it.
   */
  value: string;
  readAt: number;
  writtenAt: number;
  /** When the current write to KV began; null when there is none. */
  writingSince: number | null;
}

const never = Number.NEGATIVE_INFINITY;
/** Stands between a version and its bookmark. */
const bookmarkSign = "~";
const tagVersions = new Map<string, TagVersion>();

/**
 * Makes the cached pages that show `change` stale: here at once, in other data centres within about a minute. Returns at once
 * and never throws; KV is written after the response is sent, at most once a second for each tag.
 */
export function invalidatePages(shop: Shop, change: PageChange): void {
  const bookmark = bookmarkOf(shop.db);
  for (const tag of changedTags(change)) {
    const now = Date.now();
    const version = versionOf(tag);
    const name = `${now}-${Math.random().toString(36).slice(2, 8)}`;
    version.value = bookmark ? name + bookmarkSign + bookmark : name;
    version.readAt = now;
    if (version.writingSince !== null && now - version.writingSince < writeTimeoutMs) continue;
    version.writingSince = now;
    shop.waitUntil(writeVersion(shop, tag, version));
  }
}

export interface PageVersions {
  /** The versions of all tags as one text, for a page's cache key. */
  key: string;
  /** The latest bookmark of the changes they stand for: what a page must have seen to be kept under that key. */
  bookmark: string | null;
}

/** The versions of some tags. Never throws: without KV the last known ones are used. */
export async function pageVersions(shop: Shop, tags: readonly string[]): Promise<PageVersions> {
  const versions = tags.map(versionOf);
  const now = Date.now();
  await Promise.all(
    tags.map(async (tag, index) => {
      const version = versions[index];
      if (!version || now - version.readAt <= refreshAfterMs) return;
      version.readAt = now;
      const read = await withTimeout(shop.env.CONFIG_CACHE.get(keyOf(tag)));
      if (read && read > version.value) version.value = read;
    }),
  );
  const parts = versions.map(({ value }) => value.split(bookmarkSign));
  const bookmarks = parts.flatMap(([, bookmark]) => bookmark ?? []);
  return { key: parts.map(([name]) => name).join("."), bookmark: bookmarks.toSorted().at(-1) ?? null };
}

function changedTags({ products = [], listings, reviews, everything }: PageChange): string[] {
  if (everything) return ["site"];
  return [
    ...new Set(products.map((id) => `product:${id}`)),
    ...(listings ? ["listings"] : []),
    ...(reviews ? ["reviews"] : []),
  ];
}

/** Writes the newest version of a tag; changes made while it waits are included in the same write. */
async function writeVersion(shop: Shop, tag: string, version: TagVersion): Promise<void> {
  const began = Date.now();
  for (let tried = 1; tried <= maxTries && Date.now() - began < writeTimeoutMs / 2; tried++) {
    await pause(version.writtenAt + writeIntervalMs - Date.now());
    const { value } = version;
    version.writtenAt = Date.now();
    try {
      await shop.env.CONFIG_CACHE.put(keyOf(tag), value, { expirationTtl: ttlSeconds });
      if (version.value === value) break;
      tried = 0;
    } catch (error) {
      if (tried === maxTries) logError("Other data centres could not be told that pages changed", error);
    }
  }
  version.writingSince = null;
}

function versionOf(tag: string): TagVersion {
  const found = tagVersions.get(tag);
  if (found) return found;
  const oldest = tagVersions.size < maxTags ? undefined : tagVersions.keys().next().value;
  if (oldest !== undefined) tagVersions.delete(oldest);
  const version = { value: "0", readAt: never, writtenAt: never, writingSince: null };
  tagVersions.set(tag, version);
  return version;
}

/** KV keys may have at most 512 bytes. */
function keyOf(tag: string): string {
  return `pages:${tag.slice(0, 120)}`;
}

async function withTimeout(read: Promise<string | null>): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([read.catch(() => null), late]);
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
