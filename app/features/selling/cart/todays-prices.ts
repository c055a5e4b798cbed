import { priceNow } from "#app/features/catalogue/inventory/price-now.ts";
import type { StockLevel } from "#app/features/catalogue/inventory/schemas.ts";
import type { StockAnswer } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { toOre } from "#app/shared/money.ts";

import type { CartLine } from "./cart-line.ts";

/** A price that is another one than when the line was put in the cart, in öre. */
export interface PriceChange {
  name: string;
  fromOre: number;
  toOre: number;
  fromCurrency: Currency;
  toCurrency: Currency;
}

/** The cart at today's prices, and which of them changed, each product once for the same change. Lines that the shop did not answer for stay. */
export function atTodaysPrices(
  lines: readonly CartLine[],
  levels: ReadonlyMap<string, StockLevel>,
): { lines: CartLine[]; changes: PriceChange[] } {
  const changes = new Map<string, PriceChange>();
  const fresh = lines.map((line) => {
    const level = levels.get(line.id);
    if (!level || line.source === "test" || !isPriced(line, level)) return line;
    const priceOre = toOre(priceNow(level, line.variantId));
    if (priceOre === line.priceOre && level.currency === line.currency) return line;
    const { name, priceOre: fromOre, currency: fromCurrency } = line;
    changes.set(`${line.id} ${fromOre} ${priceOre}`, {
      name,
      fromOre,
      toOre: priceOre,
      fromCurrency,
      toCurrency: level.currency,
    });
    return { ...line, priceOre, currency: level.currency };
  });
  return { lines: fresh, changes: [...changes.values()] };
}

/**
 * The lines that the shop was asked for and has no price for in the market of the page: they keep their old one, and can't be ordered
 * there. Nothing is said of one that came to the cart since.
 */
export function notSoldHere(lines: readonly CartLine[], { asked, levels }: StockAnswer): CartLine[] {
  return lines.filter((line) => {
    const level = levels.get(line.id);
    return asked.has(line.id) && line.source !== "test" && !(level && isPriced(line, level));
  });
}

/** A variant without a price isn't sold on these pages: what another one costs says nothing of it. */
function isPriced({ variantId: id }: CartLine, { prices }: StockLevel): boolean {
  return !prices || !id || prices.some(({ variantId }) => variantId === id);
}
