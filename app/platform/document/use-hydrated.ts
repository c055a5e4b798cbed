import { useSyncExternalStore } from "react";

let pageHydrated = false;
let hydrated = false;
const watchers = new Set<() => void>();

/** Whether the page as sent is hydrated, but for the parts that wait (`hydrate-later.tsx`): what comes now is rendered anew. */
export function isPageHydrated(): boolean {
  return pageHydrated;
}

/** Whether what the browser stores may be shown: the page is hydrated, and no press is under way on what would move. */
export function isHydrated(): boolean {
  return hydrated;
}

/** Calls `notify` when `isHydrated` turns true. */
export function watchHydrated(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Called when Preact has hydrated the page. What was kept until then (`early-input.ts`) is handed on. */
export function announceHydrated(): void {
  pageHydrated = true;
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
