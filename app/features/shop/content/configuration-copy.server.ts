import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { placeOfCopy, readCopyText } from "#app/platform/page-cache/kv-copy.server.ts";

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

/**
 * The place of the configuration's copy in KV. It was `site-configuration` before prices included VAT by default: a copy made then, also
 * during the deployment, lacks what the migration stored of VAT. Take another name whenever a migration writes configuration.
 */
export function configurationCopy(shop: Shop) {
  return placeOfCopy(shop, "site", "configuration");
}

/**
 * The copy under a key, the same object while it says the same; null when there is none, or KV fails or takes too long. Never
 * throws.
 */
export async function readCopy(cache: KVNamespace, key: string): Promise<Record<string, unknown> | null> {
  const last = lastRead?.key === key ? lastRead : null;
  if (last && Date.now() - last.readAt < rereadMs) return last.stored;
  const text = await readCopyText(cache, key);
  if (text === null) return null;
  try {
    const stored = last?.text === text ? last.stored : (JSON.parse(text) as Record<string, unknown>);
    lastRead = { key, text, stored, readAt: Date.now() };
    return stored;
  } catch (error) {
    logError("The copy of the site configuration could not be read", error);
    return null;
  }
}
