import { useEffect, useRef, useState } from "react";

/** How long, in milliseconds, a mouse rests on what it means: on its way elsewhere it is faster. */
const restMs = 80;

/**
 * Whether a card was pointed at, by a mouse that rested on it or by keyboard: then it shows what is seen on hover alone. A finger never
 * does, since it scrolls.
 */
export function usePointedAt() {
  const [pointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => leave, []);
  const point = () => setPointedAt(true);
  return {
    pointedAt,
    watchProps: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") timer.current = setTimeout(point, restMs);
      },
      onPointerLeave: leave,
      onFocus: point,
    },
  };
}
