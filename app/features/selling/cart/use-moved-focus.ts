import { useCallback, useEffect, useState } from "react";

/**
 * Moves the focus after a line is removed or restored: to the Remove button now at that index, else the last one, else the
 * page's heading. Left on the body, a keyboard user would start over at the top of the page.
 */
export function useMovedFocus(): (index: number) => void {
  const [moved, setMoved] = useState<{ to: number } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = document.querySelectorAll<HTMLElement>("[data-remove-line]");
    const next = buttons[Math.min(moved.to, buttons.length - 1)] ?? document.querySelector<HTMLElement>("main h1");
    if (next?.tagName === "H1") next.tabIndex = -1;
    next?.focus();
    // A toast that loses the focus returns it to the element focused before, so focus again.
    if (document.activeElement !== next) next?.focus();
  }, [moved]);
  return useCallback((index) => setMoved({ to: index }), []);
}
