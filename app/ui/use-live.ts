import { useSyncExternalStore } from "react";

const watch = () => () => undefined;

/**
 * False in the page as sent and while that is hydrated, true right after; true at once in a page that the browser renders itself. For
 * what the page as sent leaves out.
 */
export function useLive(): boolean {
  return useSyncExternalStore(
    watch,
    () => true,
    () => false,
  );
}
