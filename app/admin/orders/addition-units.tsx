import { useState } from "react";

import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { rangeOf } from "#app/features/catalogue/products/price-range.ts";
import { orderTotals, type SoldLine } from "#app/features/selling/cart/totals.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Card } from "#app/ui/card.tsx";

import { UnitField } from "./unit-field.tsx";

/** The name of the field for the units of a variant. */
export const unitsField = (productId: string, variantId: string) => `units.${productId} ${variantId}`;

/** How many of each size and color of a product; what is sold out cannot be chosen. */
export function VariantUnits({ product, fields }: { product: SellableProduct; fields: Record<string, string> }) {
  const range = rangeOf(product.variants.map(({ priceOre }) => ({ priceOre, earlierPriceOre: null })));
  const colors = [...Map.groupBy(product.variants, ({ color }) => color)];
  return (
    <Card title={product.name}>
      <p className="-mt-2 mb-4 text-sm text-muted tabular-nums">
        {range ? (range.isFrom ? "From " : "") + formatPrice(range.priceOre, product.currency) : null}
      </p>
      <div className="grid gap-5">
        {colors.map(([color, variants]) => (
          <fieldset key={color}>
            <legend className="mb-2 text-sm font-medium">{color}</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
              {variants.map(({ id, size, quantity, priceOre }) => (
                <div key={id} className="grid gap-1 text-sm">
                  <span aria-hidden="true">
                    {size}
                    {range?.isFrom ? `, ${formatPrice(priceOre, product.currency)}` : null}
                  </span>
                  <UnitField
                    label={quantity === 0 ? "Sold out" : `of ${quantity}`}
                    name={unitsField(product.id, id)}
                    of={`${product.name}, ${color}, ${size} to add`}
                    max={quantity}
                    disabled={quantity === 0}
                    defaultValue={fields[unitsField(product.id, id)] ?? ""}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

/** What the buyer pays, as the shop counts it: shipping is free, for it goes with the order. */
export function AdditionSum(props: { lines: readonly SoldLine[]; currency: Currency; country: string; vat: VatTerms }) {
  const { lines, currency, country, vat } = props;
  const [at] = useState(() => new Date());
  const free = { freeThresholdOre: 0, standardOre: 0, expressOre: 0, priorityOre: 0 };
  const { taxOre, totalOre } = orderTotals({
    lines,
    discountOre: 0,
    shippingMethod: "standard",
    shippingRates: free,
    country,
    vat,
    at,
  });
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <p role="status" className="border-t border-ink pt-4 text-sm text-muted tabular-nums">
      <strong className="text-base font-semibold text-ink">{`The customer pays ${formatPrice(totalOre, currency)}`}</strong>{" "}
      {`${units === 1 ? "1 item" : `${units} items`}, shipping free, VAT ${formatPrice(taxOre, currency)}`}
    </p>
  );
}
