import { useLayoutEffect, useRef } from "react";

import { useUnderWay } from "./use-under-way.ts";

/**
 * Gives the focus back after a save. A button that is disabled meanwhile, or a row that goes away, leaves it on the body, where a
 * keyboard user would start over at the top of the page: then the first field with an error gets it, else the control itself,
 * else `#content`.
 */
export function useKeptFocus(): void {
  const isBusy = useUnderWay();
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      held.current = document.activeElement;
      return;
    }
    const control = held.current;
    held.current = null;
    if (!(control instanceof HTMLElement) || control === document.body || document.activeElement !== document.body)
      return;
    document.querySelector<HTMLElement>("#content [aria-invalid=true]")?.focus();
    if (document.activeElement === document.body) control.focus({ preventScroll: true });
    // `body` still: the control is disabled, hidden or gone.
    if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
  }, [isBusy]);
}
