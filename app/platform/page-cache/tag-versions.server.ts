import type { Shop } from "#app/platform/env/context.ts";

import { circuitBreaker } from "./circuit-breaker.ts";

/** What this isolate knows of a tag: something that pages show, such as one product. */
export interface KnownTag {
  /**
   * The version: starts with the time of the change, so that an older value from KV never makes stale pages fresh again, and ends with
   * the bookmark of the change, so that no page is made again from a replica that has not seen it.
   */
  version: string;
  /** When KV was asked that told the version, or the version was made here. */
  readAt: number;
  /** The question that KV has not answered yet; null when there is none. */
  reading: Reading | null;
  writtenAt: number;
  /** When the current write to KV began; null when there is none. */
  writingSince: number | null;
}

interface Reading {
  /** In milliseconds since 1970. */
  beganAt: number;
  /** Rejects when KV fails. */
  done: Promise<void>;
}

/** Some tags, each with its version. */
export type TagVersions = readonly (readonly [tag: string, version: string])[];

/** How long this isolate believes what it knows without asking KV again. */
const trustedMs = 5_000;
/** How long it still answers by what it knows, and asks KV behind the answer. After that the answer waits. */
const usableMs = 30_000;
/** A reading that has not ended after this was aborted with the request it belonged to: KV is asked again. */
const readingMs = 1_000;
/** The most tags of which this isolate knows the version. */
const maxTags = 2_000;

const never = Number.NEGATIVE_INFINITY;
/** Stands between a version and its bookmark. */
const bookmarkSign = "~";
const waitForKv = circuitBreaker(100);
/** The tags, those that were asked for last at the end. */
const tags = new Map<string, KnownTag>();
/** The newest version that was let go of: a tag that comes back is no older, so that no stale page comes back with it. */
let newestForgotten = "0";

/** What this isolate knows of a tag. */
function knownTag(tag: string): KnownTag {
  const found = tags.get(tag);
  if (found) {
    tags.delete(tag);
    tags.set(tag, found);
    return found;
  }
  const [oldest] = tags.size < maxTags ? [] : tags;
  if (oldest) {
    tags.delete(oldest[0]);
    if (oldest[1].version > newestForgotten) newestForgotten = oldest[1].version;
  }
  const known = { version: newestForgotten, readAt: never, reading: null, writtenAt: never, writingSince: null };
  tags.set(tag, known);
  return known;
}

/** Gives a tag a new version: that of a change which was just made, known by its bookmark. */
export function invalidateTag(tag: string, bookmark: string | null): KnownTag {
  const now = Date.now();
  const known = knownTag(tag);
  const name = `${now}-${Math.random().toString(36).slice(2, 8)}`;
  known.version = bookmark ? name + bookmarkSign + bookmark : name;
  known.readAt = now;
  return known;
}

/** The versions of some tags. Never throws: without KV the last known ones are used. */
export async function readVersions(shop: Shop, names: readonly string[]): Promise<TagVersions> {
  const now = Date.now();
  const old = names.filter((tag) => now - knownTag(tag).readAt > trustedMs);
  if (old.length > 0) {
    const mustWait = old.some((tag) => now - knownTag(tag).readAt > usableMs);
    const reading = Promise.all(old.map((tag) => readVersion(shop, knownTag(tag), tag)));
    shop.waitUntil(reading.catch(() => undefined));
    if (mustWait) await waitForKv(() => reading);
  }
  return names.map((tag) => [tag, knownTag(tag).version]);
}

/** Reads a tag's version from KV, once for all who ask meanwhile, unless this isolate knows a newer one. Rejects when KV fails. */
function readVersion(shop: Shop, known: KnownTag, tag: string): Promise<void> {
  const beganAt = Date.now();
  if (known.reading && beganAt < known.reading.beganAt + readingMs) return known.reading.done;
  const read = async () => {
    try {
      const stored = await shop.env.CONFIG_CACHE.get(versionKey(tag));
      if (stored && stored > known.version) known.version = stored;
      known.readAt = Math.max(known.readAt, beganAt);
    } catch (error) {
      // Asked again behind the next answers, which do not wait for it.
      known.readAt = Math.max(known.readAt, beganAt - usableMs + trustedMs);
      throw error;
    } finally {
      if (known.reading === reading) known.reading = null;
    }
  };
  const reading = { beganAt, done: Promise.resolve().then(read) };
  known.reading = reading;
  return reading.done;
}

/** Whether all of these are the newest versions that this isolate knows. */
export function areNewest(versions: TagVersions): boolean {
  return versions.every(([tag, version]) => tags.get(tag)?.version === version);
}

/** Whether this isolate need not ask KV to know whether these are the newest versions. */
export function areTrusted(versions: TagVersions): boolean {
  const since = Date.now() - trustedMs;
  return versions.every(([tag]) => (tags.get(tag)?.readAt ?? never) >= since);
}

/** Whether one of these was made at or after a time, in milliseconds since 1970. */
export function areInvalidatedSince(versions: TagVersions, time: number): boolean {
  return versions.some(([, version]) => Number.parseInt(version, 10) >= time);
}

/** The versions as one short text. */
export function nameOfVersions(versions: TagVersions): string {
  return versions.map(([, version]) => version.split(bookmarkSign)[0]).join(".");
}

/** The latest bookmark of the changes that versions stand for: what a page must have seen to be cached under them. */
export function bookmarkOfVersions(versions: TagVersions): string | null {
  const bookmarks = versions.flatMap(([, version]) => version.split(bookmarkSign)[1] ?? []);
  return bookmarks.toSorted().at(-1) ?? null;
}

/** The key of a tag's version in KV, which takes at most 512 bytes. */
export function versionKey(tag: string): string {
  return `pages:${tag.slice(0, 120)}`;
}
