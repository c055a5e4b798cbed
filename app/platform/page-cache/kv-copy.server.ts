import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { bookmarkOfVersions, nameOfVersions, readVersions } from "./tag-versions.server.ts";

/** Seconds a copy may be old: KV's own minimum, for the value and for the edge cache. */
const copySeconds = 60;
/** Milliseconds after which a read of KV is given up. */
const timeoutMs = 250;

/** Where a copy in KV is, and what the database must have seen that it is made from. */
interface CopyPlace {
  key: string;
  bookmark: string | null;
}

/**
 * The place of a copy of what `tag` stands for: another key after each change of it (`invalidatePages`), so that an older copy is never
 * read again where that change is known.
 */
export async function placeOfCopy(shop: Shop, tag: string, name: string): Promise<CopyPlace> {
  const versions = await readVersions(shop, [tag]);
  return { key: `${name}:${nameOfVersions(versions)}`, bookmark: bookmarkOfVersions(versions) };
}

/** The text of a copy; null when there is none, or KV fails or takes too long. Never throws. */
export async function readCopyText(cache: KVNamespace, key: string): Promise<string | null> {
  try {
    return await withTimeout(cache.get(key, { cacheTtl: copySeconds }));
  } catch (error) {
    logError("A copy in KV could not be read", error);
    return null;
  }
}

/** Stores a copy. Never throws. */
export async function writeCopy(cache: KVNamespace, key: string, content: unknown): Promise<void> {
  try {
    await cache.put(key, JSON.stringify(content), { expirationTtl: copySeconds });
  } catch (error) {
    logError("A copy could not be stored in KV", error);
  }
}

async function withTimeout(read: Promise<string | null>): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([read, late]);
}
