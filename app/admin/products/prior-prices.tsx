import type { PricePoint } from "#app/features/catalogue/products/price-history.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import { FieldGroup } from "./section-panel.tsx";

interface Props {
  /** Oldest first. */
  prices: readonly PricePoint[];
  /** In öre; null when shoppers see none. */
  priorPriceOre: number | null;
  currency: Currency;
}

/** Every price the product was for sale at. Kept by themselves: nobody can change them. */
export function PriorPrices({ prices, priorPriceOre, currency }: Props) {
  const isAnnounced = prices.at(-1)?.isReduced ?? false;
  return (
    <FieldGroup title="Prior prices" className="text-sm">
      {prices.length === 0 ? (
        <p className="text-muted">None yet. We record prices once the product is for sale.</p>
      ) : (
        <>
          <p className="text-muted">
            {priorPriceOre === null
              ? isAnnounced
                ? "Shoppers see no reduction: the price was this low within the past 30 days."
                : "Shoppers see no compare-at price."
              : `Shoppers see ${formatPrice(priorPriceOre, currency)} struck through, the lowest price of the 30 days before the sale.`}
          </p>
          <table className="w-full">
            <caption className="sr-only">Prior prices, newest first</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Price</th>
                <th scope="col">From</th>
              </tr>
            </thead>
            <tbody>
              {prices.toReversed().map((price) => (
                <tr key={price.validFrom} className="border-t border-line">
                  <td className="py-2 font-medium tabular-nums">
                    {formatPrice(price.priceOre, price.currency)}
                    {price.isReduced ? <span className="font-normal text-muted"> reduced</span> : null}
                  </td>
                  <td className="py-2 text-right text-muted tabular-nums">
                    <time dateTime={price.validFrom}>{formatDateTime(price.validFrom)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </FieldGroup>
  );
}
