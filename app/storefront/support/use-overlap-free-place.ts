import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { liftAbove, watchBoxesNear } from "./avoid-overlap.ts";

/** Milliseconds without scrolling after which the position is measured. */
const restMs = 150;

/**
 * Where a button fixed to the window's foot covers no control and no title: pixels to raise it, null where there is no
 * place or it is not known yet, undefined while the page moves under it. `onStrip` says that it stands on a strip along the
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
    const measure = () => {
      if (!element.current) return;
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
      setLift(undefined);
      scheduleMeasure();
    };
    scheduleMeasure();
    const sizes = new ResizeObserver(scheduleMeasure);
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
