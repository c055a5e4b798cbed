import { useDeferredValue } from "react";

/** False in the page as sent and while it hydrates, true in a deferred render right after. */
export function useLive(): boolean {
  return useDeferredValue(true, false);
}
