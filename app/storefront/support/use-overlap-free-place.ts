import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";

import { liftAbove, watchBoxesNear } from "./avoid-overlap.ts";

/** Milliseconds without scrolling after which the position is measured. */
const restMs = 150;

/** Pixels from the page's top or end that count as being there. */
const endPx = 10;

/** Whether the page stands at its top or its end, where nobody is on the way through it. */
function isAtAnEnd(): boolean {
  const toEnd = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  return window.scrollY <= endPx || toEnd <= endPx;
}

/**
 * Where a button fixed to the window's foot covers no control and no text: pixels to raise it, null where there is no
 * place or it is not known yet, undefined while the page moves under it and on the way down it. `onStrip` says that it stands on a strip along the
 * window's foot, whose height is `--bottom-taken`: before that has come, so would the button have to move.
 */
export function useOverlapFreePlace(
  element: RefObject<HTMLElement | null>,
  onStrip: boolean,
): number | null | undefined {
  const [lift, setLift] = useState<number | null | undefined>(null);
  const { key } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopWatching = () => {};
    let lastY = window.scrollY;
    let goesDown = false;
    const measure = () => {
      if (!element.current || (goesDown && !isAtAnEnd())) return;
      if (onStrip && !document.documentElement.style.getPropertyValue("--bottom-taken")) return scheduleMeasure();
      const { right, bottom, left } = element.current.getBoundingClientRect();
      const lifted = Number.parseFloat(element.current.style.bottom) || 0;
      const box = { left, right, bottom: bottom + lifted, top: bottom + lifted - element.current.offsetHeight };
      stopWatching = watchBoxesNear(box, (boxes) => moveTo(liftAbove(box, boxes)));
    };
    const moveTo = (next: number | null) => {
      // Away for the frame in which it moves: what is seen to move counts as the page shifting.
      setLift((now) => (now === next ? now : null));
      requestAnimationFrame(() => setLift(next));
    };
    const scheduleMeasure = () => {
      clearTimeout(timer);
      stopWatching();
      timer = setTimeout(measure, restMs);
    };
    const onScroll = () => {
      if (window.scrollY !== lastY) goesDown = window.scrollY > lastY;
      lastY = window.scrollY;
      setLift(undefined);
      scheduleMeasure();
    };
    const onGrowth = () => {
      // What came late, such as best sellers below an empty cart, may now lie under it: away before that is painted.
      flushSync(() => setLift((now) => (typeof now === "number" ? undefined : now)));
      scheduleMeasure();
    };
    scheduleMeasure();
    const sizes = new ResizeObserver(onGrowth);
    sizes.observe(document.body);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", scheduleMeasure);
    return () => {
      clearTimeout(timer);
      stopWatching();
      sizes.disconnect();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", scheduleMeasure);
    };
  }, [element, onStrip, key]);
  return lift;
}
