import { useEffectEvent, useLayoutEffect } from "react";

import { leaveOverPageEntry, pushOverPageEntry } from "./over-page-entry.ts";

/**
 * Lets going back close what lies over the page, for as long as it is mounted, as people expect of a whole screen on a phone. Closed
 * otherwise, its entry of history goes with it.
 */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  // At once: who sees it may go back in the next frame.
  useLayoutEffect(() => {
    pushOverPageEntry();
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      onBack();
    };
    // Before the router, which listens to the window as well.
    window.addEventListener("popstate", onPop, { capture: true, once: true });
    return () => {
      window.removeEventListener("popstate", onPop, { capture: true });
      // Closed by going back, or by leaving the page, it is left already.
      leaveOverPageEntry();
    };
  }, []);
}
