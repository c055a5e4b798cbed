import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { boxesNear, clearLift } from "./clear-place.ts";

/** Milliseconds without scrolling after which the position is measured. */
const restMs = 150;

/**
 * Pixels to move a button fixed at the bottom of the window up, so that it covers no control and no heading; null without
 * such a position, undefined while the page scrolls. `placement` is a dependency: whatever else moves the button.
 */
export function useClearPlace(element: RefObject<HTMLElement | null>, placement: unknown): number | null | undefined {
  const [lift, setLift] = useState<number | null | undefined>(0);
  const { key } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      if (!element.current) return;
      const { right, bottom, left } = element.current.getBoundingClientRect();
      const lifted = Number.parseFloat(element.current.style.bottom) || 0;
      const box = { left, right, bottom: bottom + lifted, top: bottom + lifted - element.current.offsetHeight };
      setLift(clearLift(box, boxesNear(box)));
    };
    const scheduleMeasure = () => {
      clearTimeout(timer);
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
      sizes.disconnect();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", scheduleMeasure);
    };
  }, [element, placement, key]);
  return lift;
}
