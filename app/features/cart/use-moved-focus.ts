import { useCallback, useEffect, useState } from "react";

/**
 * Keeps the focus in the cart when lines leave it or come back: it goes to the Remove button that stands at the place
 * now, or the last one before it; without any to the page's heading. Never to the body, where keyboards begin anew.
 */
export function useMovedFocus(): (index: number) => void {
  const [moved, setMoved] = useState<{ to: number } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = document.querySelectorAll<HTMLElement>("[data-remove-line]");
    const next = buttons[Math.min(moved.to, buttons.length - 1)] ?? document.querySelector<HTMLElement>("main h1");
    if (next?.tagName === "H1") next.tabIndex = -1;
    next?.focus();
    // A toast that loses the focus gives it back to where it came from.
    if (document.activeElement !== next) next?.focus();
  }, [moved]);
  return useCallback((index) => setMoved({ to: index }), []);
}
