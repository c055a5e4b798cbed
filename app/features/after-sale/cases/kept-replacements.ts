import type { SentReplacement } from "./replaced-units.ts";

/** A replacement of a line, with what tells it from the others. `sentAt` is an ISO time. */
export interface LineReplacement extends SentReplacement {
  variantId: string;
  sentAt: string;
}

/** Units of a replacement that came back for another one, which was sent at an ISO time. */
export interface ExchangedAgain {
  variantId: string;
  units: number;
  sentAt: string;
}

/**
 * The replacements of a line of `quantity` units that its buyer was left with: one that came back for another one is no unit any more, the
 * first sent before the others. A unit that looks like what was ordered may be the ordered one, unless the line has no such unit left.
 */
export function keptReplacements(
  sent: readonly LineReplacement[],
  again: readonly ExchangedAgain[],
  quantity: number,
): SentReplacement[] {
  const inTurn = sent.toSorted((a, b) => (a.sentAt < b.sentAt ? -1 : 1)).map((one) => ({ ...one }));
  const takeOff = (units: number, matches: (one: LineReplacement) => boolean) => {
    let left = units;
    for (const one of inTurn.filter(matches)) {
      const taken = Math.min(one.units, left);
      one.units -= taken;
      left -= taken;
    }
  };
  for (const back of again)
    takeOff(back.units, ({ variantId, sentAt }) => variantId === back.variantId && sentAt < back.sentAt);
  takeOff(Math.max(0, inTurn.reduce((sum, { units }) => sum + units, 0) - quantity), () => true);
  return inTurn
    .filter(({ units }) => units > 0)
    .map(({ units, color, size, deliveredAt }) => ({ units, color, size, deliveredAt }));
}
