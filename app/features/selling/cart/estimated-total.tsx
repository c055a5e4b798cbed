import { isExport } from "#app/features/shop/shipping/exports.ts";
import type { ShippingRates } from "#app/features/shop/shipping/rates.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { VatRule } from "#app/shared/vat.ts";

import { orderTotals, type PricedLine } from "./totals.ts";

interface Props {
  lines: readonly PricedLine[];
  discountOre: number;
  /** Where it is sent, as far as the shopper has said so. */
  country: string;
  shippingRates: ShippingRates;
  currency: Currency;
  vat: VatRule;
}

/** The total with standard delivery to the country that is chosen so far, counted as the checkout counts it. */
export function EstimatedTotal({ lines, discountOre, country, shippingRates, currency, vat }: Props) {
  const totals = orderTotals({ lines, discountOre, shippingMethod: "standard", shippingRates, country, vat });
  const shipping = totals.shippingOre === 0 ? "free" : formatPrice(totals.shippingOre, currency);
  return (
    <p data-keep-clear className="mt-4 border-l-4 border-ink bg-white px-4 py-3 text-sm leading-6">
      To pay with standard delivery:{" "}
      <strong className="text-base font-semibold whitespace-nowrap tabular-nums">
        {formatPrice(totals.totalOre, currency)}
      </strong>{" "}
      <span className="inline-block text-muted">
        incl. {shipping} shipping{isExport(country) ? ", without Swedish VAT" : " and VAT"}
      </span>
    </p>
  );
}
