import type { Order } from "./kinds.ts";
import type { Fit } from "./torso.ts";

/** The pulse line, the shop's mark, drawn `width` wide with its left end at (x, y). */
export function pulseMark(x: number, y: number, width: number, color: string, opacity = 0.92): string {
  const scale = width / 100;
  return `<path transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" d="M0 0H27L36 -15L49 23L61 -34L71 9L76 0H100" fill="none" stroke="${color}" stroke-width="7.5" stroke-linejoin="round" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
}

/** The mark where a top carries it: on the chest, large across it, or below the neck at the back. */
export function topMark(fit: Fit, view: Order["view"], color: string, large = false): string {
  if (view === "back") return pulseMark(570, fit.top + fit.backDrop + 74, 60, color, 0.75);
  if (large) return pulseMark(510, fit.top + 290, 180, color);
  const x = Math.min(690, 496 + fit.shoulder[0] - fit.armhole);
  return pulseMark(x, fit.top + 205 + fit.frontDrop * 0.3, 78, color);
}
