import { useEffect, useState } from "react";

import { useStockLevels } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { readCart, replaceCart } from "#app/features/selling/cart/cart-store.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Notice } from "#app/ui/notice.tsx";

import { atTodaysPrices, type PriceChange } from "./fresh-prices.ts";

/** Brings the cart to today's prices, which the checkout charges, and says which changed since the lines were chosen. */
export function PriceChanges({ lines }: { lines: readonly CartLine[] }) {
  const { vat } = useSite();
  const levels = useStockLevels(lines.map(({ id }) => id));
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  useEffect(() => {
    // Read again: the cart may have changed while the shop answered.
    const fresh = atTodaysPrices(readCart(), levels);
    if (fresh.changes.length > 0 && replaceCart(fresh.lines)) setChanges(fresh.changes);
  }, [levels]);
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" className="mt-6">
      <p className="font-semibold">Prices have changed since you filled your cart:</p>
      <ul>
        {changes.map(({ name, fromOre, toOre, fromCurrency, toCurrency }) => (
          <li key={name}>
            {name} is now {formatPrice(priceWithVat(toOre, vat), toCurrency)}, was{" "}
            {formatPrice(priceWithVat(fromOre, vat), fromCurrency)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
