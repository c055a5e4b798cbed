import { type PointerEvent, useState } from "react";

/** Nearer to the window's upper or lower edge than this, in pixels, a drag scrolls the page. */
const edge = 72;
const scrollStep = 14;

/**
 * Drags items to another position: by mouse anywhere on them but on their controls, by touch on a `[data-handle]` alone, so that the
 * page still scrolls. An item is a `[data-key]`; where one can be dropped has a `[data-index]`. Keyboards have buttons instead.
 */
export function useDragOrder(onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const key = target.closest<HTMLElement>("[data-key]")?.dataset["key"];
    const isHandle = target.closest("[data-handle]") !== null;
    const isControl = target.closest("button, input, select, textarea, label, a") !== null;
    if (!key || isControl || event.button !== 0 || (event.pointerType !== "mouse" && !isHandle)) return;
    event.preventDefault();
    setDragged(key);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-index]");
      if (under && under.dataset["key"] !== key) onMove(key, Number(under.dataset["index"]));
      if (clientY < edge) window.scrollBy(0, -scrollStep);
      else if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    };
    // On the window: the dragged element itself is moved in the document, which would end its own events.
    const end = () => {
      setDragged(null);
      window.removeEventListener("pointermove", move);
      for (const type of ["pointerup", "pointercancel"]) window.removeEventListener(type, end);
    };
    window.addEventListener("pointermove", move);
    for (const type of ["pointerup", "pointercancel"]) window.addEventListener(type, end);
  };
  return { dragged, onPointerDown };
}
