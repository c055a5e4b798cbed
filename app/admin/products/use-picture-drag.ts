import { type PointerEvent, useState } from "react";

/**
 * Drags pictures to another position: by mouse anywhere on them, by touch on a `[data-handle]` alone, so that the page still
 * scrolls. A picture is a `[data-picture]` with its key, `[data-index]` its position. Keyboards have buttons instead.
 */
export function usePictureDrag(onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const key = target.closest<HTMLElement>("[data-picture]")?.dataset["picture"];
    const isHandle = target.closest("[data-handle]") !== null;
    if (key === undefined || event.button !== 0 || (event.pointerType !== "mouse" && !isHandle)) return;
    event.preventDefault();
    setDragged(key);
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-picture]");
      if (under && under.dataset["picture"] !== key) onMove(key, Number(under.dataset["index"]));
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
