import type { Shop } from "./context.ts";
import { logError } from "./log-error.ts";

/** What shoppers see has changed, and where it is shown. */
export interface PageChange {
  /** Ids of products whose own pages show something new. */
  products?: readonly string[];
  /** Which products stand in listings, or what their cards say. */
  listings?: boolean;
  /** The reviews shown across the shop (product pages are named by `products`). */
  reviews?: boolean;
  /** Every page: the site configuration, say. */
  everything?: boolean;
}

/** How long this isolate trusts its copy of a version before it asks KV again. */
const refreshAfterMs = 5_000;
/** A KV that takes longer than this is not waited for. */
const timeoutMs = 250;
/** KV takes one write a second for each key. */
const writeIntervalMs = 1_100;
const maxTries = 3;
/** A write that has not ended by now was cut off with the request it belonged to. */
const writeTimeoutMs = 20_000;
/** Kept pages live for a minute; a version must only outlive them. */
const ttlSeconds = 86_400;
/** Tags remembered by one isolate. */
const maxTags = 2_000;

interface TagVersion {
  /** Grows with time, so that an older copy of KV's never brings back what was already stale. */
  value: string;
  readAt: number;
  writtenAt: number;
  /** When the write under way began; null when none is. */
  writingSince: number | null;
}

const never = Number.NEGATIVE_INFINITY;
const tagVersions = new Map<string, TagVersion>();

/**
 * Marks the kept pages that show `change` as stale: here at once, in other data centres within about a minute. Returns at once
 * and never throws; KV is written behind the answer, at most once a second for each tag.
 */
export function invalidatePages(shop: Shop, change: PageChange): void {
  for (const tag of changedTags(change)) {
    const now = Date.now();
    const version = versionOf(tag);
    version.value = `${now}-${Math.random().toString(36).slice(2, 8)}`;
    version.readAt = now;
    if (version.writingSince !== null && now - version.writingSince < writeTimeoutMs) continue;
    version.writingSince = now;
    shop.waitUntil(writeVersion(shop, tag, version));
  }
}

/** The versions of some tags as one text, for the key of a kept page. Never fails: without KV the last known ones stand. */
export async function pageVersions(shop: Shop, tags: readonly string[]): Promise<string> {
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
  return versions.map(({ value }) => value).join(".");
}

function changedTags({ products = [], listings, reviews, everything }: PageChange): string[] {
  if (everything) return ["site"];
  return [
    ...new Set(products.map((id) => `product:${id}`)),
    ...(listings ? ["listings"] : []),
    ...(reviews ? ["reviews"] : []),
  ];
}

/** Writes the newest version of a tag; changes that come while it waits for its turn are told by the same write. */
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

/** KV keys end at 512 bytes. */
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
