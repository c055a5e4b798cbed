import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { boxesNear, clearLift } from "./clear-place.ts";

/** Milliseconds without scrolling until the page counts as at rest. */
const restMs = 150;

/**
 * Where a button fixed to the window's foot covers no control and no title: pixels to raise it, null where there is no
 * place, undefined while the page moves under it. `placement` is whatever else moves the button.
 */
export function useClearPlace(element: RefObject<HTMLElement | null>, placement: unknown): number | null | undefined {
  const [lift, setLift] = useState<number | null | undefined>(0);
  const { key } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      if (!element.current) return;
      const { right, bottom, left } = element.current.getBoundingClientRect();
      const raised = Number.parseFloat(element.current.style.bottom) || 0;
      const box = { left, right, bottom: bottom + raised, top: bottom + raised - element.current.offsetHeight };
      setLift(clearLift(box, boxesNear(box)));
    };
    const atRest = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restMs);
    };
    const onScroll = () => {
      setLift(undefined);
      atRest();
    };
    atRest();
    const sizes = new ResizeObserver(atRest);
    sizes.observe(document.body);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", atRest);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", atRest);
    };
  }, [element, placement, key]);
  return lift;
}
