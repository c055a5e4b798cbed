import type { ReactNode } from "react";
import { Link } from "react-router";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { SourceNote } from "#app/features/catalogue/products/source-badge.tsx";
import { choiceOf, isChosen } from "#app/features/selling/cart/cart-line.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { ChooseVariantLater } from "#app/features/selling/cart/choose-variant-later.tsx";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { orderButtonText } from "#app/features/selling/checkout/order-button-text.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { OrderTotals } from "#app/features/selling/orders/order-totals.tsx";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";

import { ChargeConsentLater } from "./charge-consent-later.tsx";
import { CheckoutCode } from "./checkout-code.tsx";
import { checkoutTexts } from "./checkout.texts.ts";
import { OrderInformation } from "./order-information.tsx";

/** The order summary: lines, totals, the order button, and the checkout's error. */
export function CheckoutSummary({
  checkout,
  hydrated,
  children,
}: {
  checkout: Checkout;
  hydrated: boolean;
  children: ReactNode;
}) {
  const { lines, chargedLines, totals, discount, busy, vatMode, isExport, takenOffOre, currency, error } = checkout;
  const { market } = useSite().shipping;
  const mixed = mixedCurrencies(lines);
  return (
    <section
      aria-labelledby="summary"
      className="h-fit bg-paper-deep p-4 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <CheckoutCode checkout={checkout} isOffered={hydrated && !mixed}>
        <h2 id="summary" className="display sm:text-xl">
          {cartTexts().orderSummary}
        </h2>
      </CheckoutCode>
      <ul className="mt-3 grid gap-3" aria-busy={!hydrated}>
        {/* What comes in its place is as high: nothing below moves. */}
        {hydrated ? null : <li className="h-17.5 animate-pulse bg-white/60 noscript:hidden" />}
        {chargedLines.map((line, index) => (
          <li
            key={`${line.id} ${line.colorId} ${line.sizeId} ${line.size} ${line.color} ${line.source}`}
            className="flex gap-3.5 text-sm"
          >
            <ProductPicture url={line.image} alt="" sizes="3.5rem" widest={320} className="aspect-4/5 w-14 shrink-0" />
            <div className="min-w-0 flex-1">
              <Link to={productPath(line)} className="line-clamp-2 leading-5 font-semibold hover:underline">
                {line.name}
              </Link>
              {isChosen(line) ? null : (
                <div className="my-2">
                  <ChooseVariantLater line={lines[index] ?? line} index={index} />
                </div>
              )}
              <p className="flex flex-wrap gap-x-3 text-muted">
                {isChosen(line) ? <span>{choiceOf(line)}</span> : null}
                <span>{`${checkoutTexts().quantity}\u00A0${line.quantity}`}</span>
              </p>
              {error?.unavailable.includes(index) ? (
                <p className="font-semibold text-danger">{checkoutTexts().notAvailable}</p>
              ) : null}
              <SourceNote source={line.source} className="block" />
            </div>
            <p className="tabular-nums">{formatPrice(line.priceOre * line.quantity, line.currency)}</p>
          </li>
        ))}
      </ul>
      <div aria-busy={!hydrated} className={`mt-3 ${hydrated ? "" : "animate-pulse bg-white/60"}`}>
        {mixed ? (
          <p className="border-t border-line-strong pt-4 leading-6">
            {mixed} {cartTexts().orderSeparately}
          </p>
        ) : (
          <OrderTotals
            totals={totals}
            discountName={discount?.title || discount?.code}
            vat={isExport ? { takenOffOre } : vatMode}
            currency={currency}
            isKnown={hydrated}
            className={`border-t border-line-strong pt-3 ${hydrated ? "" : "invisible"}`}
          />
        )}
      </div>
      {/* Where a code was entered, its box says it. */}
      {discount?.title && !discount.code ? <p className="text-sm text-muted">{discount.description}</p> : null}
      <OrderInformation checkout={checkout} />
      {children}
      {hydrated ? <ChargeConsentLater market={market} totalOre={totals.totalOre} /> : null}
      {/* Submits nothing until hydrated: before that, a press could only post the form. */}
      <Button
        type={hydrated ? "submit" : "button"}
        busy={busy}
        data-keep-clear
        className="mt-3 min-h-14 w-full whitespace-pre-line max-sm:px-2 max-sm:tracking-normal max-xs:text-xs"
      >
        {orderButtonText(hydrated && !mixed ? totals.totalOre : null, currency, {
          busy,
          method: checkout.form.paymentMethod,
        })}
      </Button>
    </section>
  );
}
