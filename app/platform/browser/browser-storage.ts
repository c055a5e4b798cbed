import { useSyncExternalStore } from "react";

import { isHydrated, watchHydrated } from "#app/platform/document/use-hydrated.ts";

/** One entry of localStorage, and the event dispatched when it changes. */
export interface StoredEntry<T> {
  key: string;
  event: string;
  /** Parses the stored text. Must return a usable value for any text. */
  parse: (text: string | null) => T;
  /** Converts the value to what is stored, where that differs. */
  format?: (value: T) => unknown;
}

/** Parsed values by entry, cached while the stored text stays the same, so that React sees a stable value. */
const parsed = new Map<StoredEntry<unknown>, { text: string | null; value: unknown }>();

/** The stored value, read once. A browser that denies its storage counts as empty. */
export function readStored<T>(entry: StoredEntry<T>): T {
  const text = storedText(entry.key);
  const known = parsed.get(entry as StoredEntry<unknown>);
  if (known && known.text === text) return known.value as T;
  const value = entry.parse(text);
  parsed.set(entry as StoredEntry<unknown>, { text, value });
  return value;
}

/** Stores a value, null to remove it, and notifies the page. False when the browser refused (storage full or denied). */
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
