/** Milliseconds: until a tooltip opens, and how long after one closed the next opens at once (specification, section 9). */
const openMs = 700;
const skipMs = 300;
/** Pixels between a tooltip and the window's edge. */
const edge = 8;

export interface TooltipPlace {
  left: number;
  top: number;
}

/** Milliseconds until a tooltip opens, where the one before it closed at `closedAt`. */
export function tooltipDelay(now: number, closedAt: number): number {
  return now - closedAt <= skipMs ? 0 : openMs;
}

/** Where a tooltip stands: under the middle of its control, touching it; above where there is no room below. */
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
