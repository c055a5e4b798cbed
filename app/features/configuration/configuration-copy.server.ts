import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { bookmarkOfVersions, nameOfVersions, readVersions } from "#app/platform/tag-versions.server.ts";

/** Seconds a copy may be old: KV's own minimum, for the value and for the edge cache. */
const copySeconds = 60;
/** Milliseconds after which a read of KV is given up. */
const timeoutMs = 250;
/** How long this isolate uses what it read of a copy before it asks KV again, in milliseconds. */
const rereadMs = 5_000;

/** A copy as this isolate read it last. */
interface ReadCopy {
  key: string;
  text: string;
  stored: Record<string, unknown>;
  /** In milliseconds since 1970. */
  readAt: number;
}
let lastRead: ReadCopy | null = null;

/** The copy in KV: another key after each save, so that an older copy is never read again, and the bookmark of that save. */
export async function configurationCopy(shop: Shop): Promise<{ key: string; bookmark: string | null }> {
  const versions = await readVersions(shop, ["site"]);
  return { key: `site-configuration:${nameOfVersions(versions)}`, bookmark: bookmarkOfVersions(versions) };
}

/**
 * The copy under a key, the same object while it says the same; null when there is none, or KV fails or takes too long. Never
 * throws.
 */
export async function readCopy(cache: KVNamespace, key: string): Promise<Record<string, unknown> | null> {
  const last = lastRead?.key === key ? lastRead : null;
  if (last && Date.now() - last.readAt < rereadMs) return last.stored;
  try {
    const text = await withTimeout(cache.get(key, { cacheTtl: copySeconds }));
    if (text === null) return null;
    const stored = last?.text === text ? last.stored : (JSON.parse(text) as Record<string, unknown>);
    lastRead = { key, text, stored, readAt: Date.now() };
    return stored;
  } catch (error) {
    logError("The copy of the site configuration could not be read", error);
    return null;
  }
}

/** Keeps a copy. Never throws. */
export async function writeCopy(cache: KVNamespace, key: string, stored: Record<string, unknown>): Promise<void> {
  try {
    await cache.put(key, JSON.stringify(stored), { expirationTtl: copySeconds });
  } catch (error) {
    logError("The copy of the site configuration could not be kept", error);
  }
}

async function withTimeout(read: Promise<string | null>): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([read, late]);
}
