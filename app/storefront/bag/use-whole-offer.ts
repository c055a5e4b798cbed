import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * An offer below a list that scrolls: shown where all of it is seen at once, else left out. A part of it would only be in the way of
 * the list. `offered` and `listed`: with others of them it is measured again. Returns the places of the list and of the offer in it.
 */
export function useWholeOffer(
  offered: unknown,
  listed: unknown,
): [list: RefObject<HTMLDivElement | null>, offer: RefObject<HTMLElement | null>] {
  const list = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current || !offer.current) return;
      offer.current.hidden = false;
      if (list.current.scrollHeight <= list.current.clientHeight) return;
      // A keyboard that was in it goes on in the list.
      if (offer.current.contains(document.activeElement)) list.current.focus({ preventScroll: true });
      offer.current.hidden = true;
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [offered, listed]);
  return [list, offer];
}
