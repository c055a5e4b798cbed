import { useSyncExternalStore } from "react";

import { isHydrated, watchHydrated } from "./use-hydrated.ts";

/** One entry of the browser's storage, and the event that tells the page it changed. */
export interface StoredEntry<T> {
  key: string;
  event: string;
  /** Reads the stored text; whatever the text, it answers a usable value. */
  parse: (text: string | null) => T;
  /** The value as it is stored, where that differs. */
  format?: (value: T) => unknown;
}

/** Parsed values by key, kept while the stored text stays the same, so that React sees a stable value. */
const parsed = new Map<string, { text: string | null; value: unknown }>();

/** The value stored now. A browser that denies its storage counts as one that holds nothing. */
export function readStored<T>(entry: StoredEntry<T>): T {
  const text = storedText(entry.key);
  const known = parsed.get(entry.key);
  if (known && known.text === text) return known.value as T;
  const value = entry.parse(text);
  parsed.set(entry.key, { text, value });
  return value;
}

/** Stores a value and tells the page. False when the browser refused it (storage full or denied). */
export function writeStored<T>(entry: StoredEntry<T>, value: NoInfer<T> | null): boolean {
  try {
    if (value === null) localStorage.removeItem(entry.key);
    else localStorage.setItem(entry.key, JSON.stringify(entry.format ? entry.format(value) : value));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(entry.event));
  return true;
}

/**
 * The stored value, live: changes in this page and in other tabs arrive. `initial` is what the server renders and what an
 * empty storage means: while it holds nothing, hydrating changes nothing.
 */
export function useStored<T>(entry: StoredEntry<T>, initial: T): T {
  return useSyncExternalStore(
    (notify) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === entry.key || event.key === null) notify();
      };
      const stopWatching = watchHydrated(notify);
      window.addEventListener(entry.event, notify);
      window.addEventListener("storage", onStorage);
      return () => {
        stopWatching();
        window.removeEventListener(entry.event, notify);
        window.removeEventListener("storage", onStorage);
      };
    },
    () => (isHydrated() && storedText(entry.key) !== null ? readStored(entry) : initial),
    () => initial,
  );
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
