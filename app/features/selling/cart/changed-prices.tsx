import { useEffect, useState } from "react";

import { useStockLevels } from "#app/features/catalogue/inventory/use-stock-levels.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat } from "#app/shared/vat.ts";
import { Notice } from "#app/ui/notice.tsx";

import { type CartLine, choiceOf } from "./cart-line.ts";
import { readCart, replaceCart } from "./cart-store.ts";
import { changedPricesTexts } from "./changed-prices.texts.ts";
import { atTodaysPrices, notSoldHere, type PriceChange } from "./todays-prices.ts";

/** Brings the cart to today's prices on these pages, which the checkout charges, and says which changed since the lines were chosen, and what isn't sold here. */
export default function ChangedPrices({ lines, className }: { lines: readonly CartLine[]; className: string }) {
  const { vat, shipping } = useSite();
  const answer = useStockLevels(lines.map(({ id }) => id));
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  // The shop's own pages sell all that is for sale.
  const unsold = shipping.market ? notSoldHere(lines, answer) : [];
  useEffect(() => {
    // Read again: the cart may have changed while the shop answered.
    const fresh = atTodaysPrices(readCart(), answer.levels);
    if (fresh.changes.length > 0 && replaceCart(fresh.lines)) setChanges(fresh.changes);
  }, [answer]);
  if (changes.length + unsold.length === 0) return null;
  const texts = changedPricesTexts();
  return (
    <Notice tone="warning" className={className}>
      {unsold.map((line) => (
        <p key={`${line.id} ${line.variantId}`}>
          {texts.notSold([line.name, choiceOf(line)].filter(Boolean).join(", "))}
        </p>
      ))}
      {changes.length > 0 ? <p className="font-semibold">{texts.pricesChanged}</p> : null}
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
