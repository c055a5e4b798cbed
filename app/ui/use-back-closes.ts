import { useEffectEvent, useLayoutEffect } from "react";

/** Marks the entry of history that is there to be gone back from. */
const mark = "overPage";

/**
 * Lets going back close what lies over the page, for as long as it is mounted, as people expect of a whole screen on a phone. Closed
 * otherwise, its entry of history goes with it. The router never learns of it: the page is the same, and is not loaded again.
 */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  // At once: who sees it may go back in the next frame.
  useLayoutEffect(() => {
    history.pushState({ ...history.state, [mark]: true }, "");
    const onPop = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      onBack();
    };
    // Before the router, which listens to the window as well.
    window.addEventListener("popstate", onPop, { capture: true, once: true });
    return () => {
      window.removeEventListener("popstate", onPop, { capture: true });
      // Not where it was closed by going back, or by leaving the page.
      if (!history.state?.[mark]) return;
      window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, []);
}
