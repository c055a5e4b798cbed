import { useEffect, useState } from "react";

import { useStockLevels } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { CartLine } from "./cart-line.ts";
import { readCart, replaceCart } from "./cart-store.ts";
import { changedPricesTexts } from "./changed-prices.texts.ts";
import { atTodaysPrices, type PriceChange } from "./todays-prices.ts";

/** Brings the cart to today's prices on these pages, which the checkout charges, and says which changed since the lines were chosen. */
export default function ChangedPrices({ lines, className }: { lines: readonly CartLine[]; className: string }) {
  const { vat } = useSite();
  const levels = useStockLevels(lines.map(({ id }) => id));
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    // Read again: the cart may have changed while the shop answered.
    const fresh = atTodaysPrices(readCart(), levels);
    if (fresh.changes.length > 0 && replaceCart(fresh.lines)) setChanges(fresh.changes);
  }, [levels]);
  if (changes.length === 0) return null;
  const texts = changedPricesTexts();
  return (
    <Notice tone="warning" className={className}>
      <p className="font-semibold">{texts.pricesChanged}</p>
      <ul>
        {changes.map(({ name, fromOre, toOre, fromCurrency, toCurrency }) => (
          <li key={`${name} ${fromOre} ${toOre}`}>
            {texts.priceNow(
              name,
              formatPrice(priceWithVat(toOre, vat), toCurrency),
              formatPrice(priceWithVat(fromOre, vat), fromCurrency),
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
