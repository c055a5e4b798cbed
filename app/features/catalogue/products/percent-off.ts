/** The reduction in whole percent of the prior price, rounded down: never more than it is (C-330/23: the prior price is the only base). */
export function percentOff(priorPriceOre: number, priceOre: number): number {
  return Math.floor(((priorPriceOre - priceOre) * 100) / priorPriceOre);
}
