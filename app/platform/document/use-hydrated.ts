import { useSyncExternalStore } from "react";

let hydrated = false;
const watchers = new Set<() => void>();

/** Whether what the browser stores may be shown: the page is hydrated, and no press is under way on what would move. */
export function isHydrated(): boolean {
  return hydrated;
}

/** Calls `notify` when `isHydrated` turns true. */
export function watchHydrated(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called when React has hydrated the page. Presses kept until then (`early-input.ts`) are handed on. */
export function announceHydrated(): void {
  const show = () => {
    hydrated = true;
    for (const notify of watchers) notify();
  };
  document.dispatchEvent(new CustomEvent("hydrated", { detail: show }));
}

/** False while the server renders and during hydration, true afterwards, when stored data can be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(watchHydrated, isHydrated, () => false);
}
