/** Milliseconds: before a tooltip opens, and after one closed in which the next opens at once (S31). */
const openMs = 700;
const skipMs = 300;
/** Pixels between a tooltip and the window's edge. */
const edge = 8;

export interface TooltipPlace {
  left: number;
  top: number;
}

/** Milliseconds before a tooltip opens; the previous one closed at `closedAt` (milliseconds). */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt <= skipMs ? 0 : openMs;
}

/** A tooltip's position: centered below its control and touching it; above where there is no room below. */
export function placeTooltip(
  control: { left: number; width: number; top: number; bottom: number },
  tooltip: { width: number; height: number },
  window: { width: number; height: number },
): TooltipPlace {
  const middle = control.left + control.width / 2 - tooltip.width / 2;
  const fitsBelow = control.bottom + tooltip.height + edge <= window.height;
  return {
    left: Math.max(edge, Math.min(middle, window.width - tooltip.width - edge)),
    top: fitsBelow ? control.bottom : control.top - tooltip.height,
  };
}
