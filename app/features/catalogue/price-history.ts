/** From when a product had a price, in öre. */
export interface PricePoint {
  priceOre: number;
  /** ISO time. */
  validFrom: string;
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price, in öre, of the 30 days before today's price began: what a sale must show beside its own (Swedish
 * Price Information Act, section 7a). Null when there was no other price before. `history` is oldest first.
 */
export function lowestPriceBefore(history: readonly PricePoint[]): number | null {
  const current = history.at(-1);
  if (!current) return null;
  const since = new Date(current.validFrom).getTime() - thirtyDays;
  const earlier = history.slice(0, -1);
  const inForce = earlier.filter((_, i) => {
    const next = history[i + 1] ?? current;
    return new Date(next.validFrom).getTime() > since;
  });
  return inForce.length === 0 ? null : Math.min(...inForce.map((point) => point.priceOre));
}
