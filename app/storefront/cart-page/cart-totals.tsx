import type { ReactNode } from "react";

import { orderTotals, type SoldLine } from "#app/features/selling/cart/totals.ts";
import { isExport } from "#app/features/shop/shipping/exports.ts";
import type { ShippingRates } from "#app/features/shop/shipping/rates.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { formatPrice } from "#app/shared/money.ts";

import { cartPageTexts } from "./cart-page.texts.ts";

interface Props {
  lines: readonly SoldLine[];
  discountOre: number;
  /** Of an automatic discount; the box above names a code. */
  title: string | undefined;
  /** Where it is sent, as far as the shopper has said so. */
  country: string;
  shippingRates: ShippingRates;
  currency: Currency;
  vat: VatTerms;
  at: Date;
}

/** The cart's rows and its total with standard delivery to the country that is chosen so far: what the checkout will ask for. */
export function CartTotals({ currency, country, title, ...cart }: Props) {
  const texts = cartPageTexts();
  const standard = { ...cart, shippingMethod: "standard" } as const;
  const atHome = orderTotals({ ...standard, country: "Sweden" });
  const { totalOre, taxOre } = orderTotals({ ...standard, country });
  const price = (ore: number) => formatPrice(ore, currency);
  const isExported = isExport(country, cart.lines, cart.vat);
  const isAdded = cart.vat.mode === "added";
  return (
    <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm tabular-nums">
      <Row name={amountWords().subtotal}>{price(atHome.subtotalOre)}</Row>
      {atHome.discountOre > 0 || title ? (
        <Row name={title || amountWords().discount}>
          {atHome.discountOre > 0 ? price(-atHome.discountOre) : amountWords().free}
        </Row>
      ) : null}
      {isAdded ? (
        <>
          <Row name={amountWords().shipping}>{texts.calculatedLater}</Row>
          <Row name={texts.tax}>{texts.calculatedLater}</Row>
        </>
      ) : (
        <>
          <Row name={amountWords().shipping}>
            {atHome.shippingOre === 0 ? amountWords().free : price(atHome.shippingOre)}
          </Row>
          {isExported ? <Row name={texts.vatRemoved}>{price(totalOre - atHome.totalOre)}</Row> : null}
        </>
      )}
      <div
        data-keep-clear
        className="col-span-2 mt-1.5 flex justify-between gap-4 border-t border-line-strong pt-4 text-base font-semibold"
      >
        <dt>{amountWords().total}</dt>
        <dd>{price(totalOre)}</dd>
      </div>
      {isAdded ? (
        <div className="col-span-2 text-muted">
          <dt className="sr-only">{texts.whatsIncluded}</dt>
          <dd>{isExported ? texts.withDeliveryNoVat : texts.withDeliveryAndVat(price(taxOre))}</dd>
        </div>
      ) : isExported ? null : (
        <Row name={amountWords().ofWhichVat} look="text-muted">
          {price(taxOre)}
        </Row>
      )}
    </dl>
  );
}

function Row({ name, look = "", children }: { name: string; look?: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className={look}>{name}</dt>
      <dd className={`text-right ${look}`}>{children}</dd>
    </div>
  );
}
