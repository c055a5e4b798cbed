import { bookmarkOf } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { discountTag, productTag } from "./page-tags.ts";
import { type KnownTag, invalidateTag, versionKey } from "./tag-versions.server.ts";

/** The pages that a change affects. */
export interface PageChange {
  /** Ids of products whose own pages, and cards on others' pages, show something new. */
  products?: readonly string[];
  /** The products in listings, or their cards, have changed. */
  listings?: boolean;
  /** The reviews shown across the shop (product pages are named by `products`). */
  reviews?: boolean;
  /** Discount codes: no page shows them, their copies in KV do. */
  discounts?: boolean;
  /** Every page, such as for the site configuration. */
  everything?: boolean;
}

/** KV accepts one write a second for each key. */
const writeIntervalMs = 1_100;
const maxTries = 3;
/** A write that has not ended after this was aborted with the request it belonged to. */
const writeTimeoutMs = 20_000;
/** Cached pages live for two minutes, the longest for an hour; a version must outlive them. */
const ttlSeconds = 86_400;

/**
 * Makes the cached pages that show `change` stale: here at once, in other data centres within about a minute. Returns at once
 * and never throws; KV is written after the response is sent, at most once a second for each tag.
 */
export function invalidatePages(shop: Shop, change: PageChange): void {
  const bookmark = bookmarkOf(shop.db);
  for (const tag of changedTags(change)) {
    const known = invalidateTag(tag, bookmark);
    const now = Date.now();
    if (known.writingSince !== null && now - known.writingSince < writeTimeoutMs) continue;
    known.writingSince = now;
    shop.waitUntil(writeVersion(shop, tag, known));
  }
}

function changedTags({ products = [], listings, reviews, discounts, everything }: PageChange): string[] {
  if (everything) return ["site"];
  return [
    ...new Set(products.map(productTag)),
    ...(listings ? ["listings"] : []),
    ...(reviews ? ["reviews"] : []),
    ...(discounts ? [discountTag] : []),
  ];
}

/** Writes the newest version of a tag; changes made while it waits are included in the same write. */
async function writeVersion(shop: Shop, tag: string, known: KnownTag): Promise<void> {
  const began = Date.now();
  for (let tried = 1; tried <= maxTries && Date.now() - began < writeTimeoutMs / 2; tried++) {
    await pause(known.writtenAt + writeIntervalMs - Date.now());
    const { version } = known;
    known.writtenAt = Date.now();
    try {
      await shop.env.CONFIG_CACHE.put(versionKey(tag), version, { expirationTtl: ttlSeconds });
      if (known.version === version) break;
      tried = 0;
    } catch (error) {
      if (tried === maxTries) logError("Other data centres could not be told that pages changed", error);
    }
  }
  known.writingSince = null;
}

function pause(ms: number): Promise<void> {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}
