import { type FormEvent, useRef } from "react";
import { Link } from "react-router";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { emptyCheckoutForm } from "#app/features/selling/checkout/checkout-form.ts";
import { orderButtonText } from "#app/features/selling/checkout/order-button-text.ts";
import type { AdditionLink } from "#app/features/selling/checkout/take-addition.ts";
import { useAddition } from "#app/features/selling/checkout/use-addition.ts";
import { OrderTotals } from "#app/features/selling/orders/order-totals.tsx";
import type { OpenAddition } from "#app/features/selling/orders/read-addition-page.server.ts";
import type { OfferPage } from "#app/features/selling/orders/read-offer-page.server.ts";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { dutiesText } from "#app/features/shop/shipping/export-texts.ts";
import { isExportOrder } from "#app/features/shop/shipping/exports.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { ChargeConsentLater, readChargeConsent } from "#app/storefront/checkout-page/charge-consent-later.tsx";
import { CheckoutSection } from "#app/storefront/checkout-page/checkout-section.tsx";
import { checkoutTexts } from "#app/storefront/checkout-page/checkout.texts.ts";
import { ConfirmPaymentDialog } from "#app/storefront/checkout-page/confirm-payment-dialog.tsx";
import { OrderInformation } from "#app/storefront/checkout-page/order-information.tsx";
import { OtherWaysToOrder } from "#app/storefront/checkout-page/other-ways-to-order.tsx";
import { PaymentSection } from "#app/storefront/checkout-page/payment-section.tsx";
import { useOwnDocument } from "#app/storefront/checkout-page/use-own-document.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { additionTexts } from "./addition.texts.ts";

type OpenOffer = NonNullable<OfferPage["open"]>;
type Quote = Extract<OpenAddition["order"] | OpenOffer["order"], { kind: "ok" }>;

interface Props extends Omit<OpenAddition | OpenOffer, "order"> {
  order: Quote;
  link: AdditionLink;
  /** Of the order that it is added to; null for one that staff put together. */
  orderNumber: string | null;
}

/** What is added to an order, what it costs and where it goes, how to pay, and the order button, as in the checkout. */
export function TakeAddition({ order, link, orderNumber, buyer, market, expiresAt, informationVersion }: Props) {
  const texts = additionTexts();
  const { lines, totals, currency } = order;
  const billingSameAsShipping = buyer.billingAddress === buyer.address && buyer.billingCountry === buyer.country;
  const charged = {
    country: buyer.country,
    vatRateHundredths: order.vat.rateHundredths,
    vatCountry: order.vat.country,
  };
  const form = { ...emptyCheckoutForm, ...buyer, billingSameAsShipping };
  const addition = useAddition({ link, form, totals, currency, informationVersion });
  useOwnDocument(addition.clientPart, "/add-to-order");
  const hydrated = useHydrated();
  const formElement = useRef<HTMLFormElement>(null);
  const { busy, error } = addition;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await addition.submit(() => readChargeConsent(formElement.current));
    const field = wrong && formElement.current?.elements.namedItem(wrong);
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <div className="page pt-4 pb-5 lg:pt-10">
      <ConfirmPaymentDialog checkout={addition} />
      <h1 className="display text-display-md">{orderNumber === null ? texts.yourOrder : texts.addToOrder}</h1>
      <p className="mt-3 text-muted">
        {orderNumber === null
          ? texts.offerLead(formatDateTime(expiresAt))
          : texts.additionLead(orderNumber, formatDateTime(expiresAt))}
      </p>
      <OtherWaysToOrder hydrated={hydrated} />
      <form
        ref={formElement}
        // Never in an address, whatever fails.
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_26rem]"
      >
        <div className="grid content-start gap-4">
          <CheckoutSection title={checkoutTexts().shippingAddress} part="shipping">
            <p className="text-sm leading-6 text-muted wrap-anywhere">
              {buyer.firstName} {buyer.lastName}, {buyer.address}, {buyer.postalCode} {buyer.city},{" "}
              {countryName(buyer.country)}
            </p>
          </CheckoutSection>
          <CheckoutSection title={checkoutTexts().paymentMethod} part="payment">
            <PaymentSection checkout={addition} />
          </CheckoutSection>
        </div>
        <section aria-labelledby="summary" className="h-fit bg-paper-deep p-4 lg:sticky lg:top-6">
          <h2 id="summary" className="display text-xl">
            {cartTexts().orderSummary}
          </h2>
          <ul className="mt-3 grid gap-3">
            {lines.map((line) => (
              <li key={line.variantId} className="flex gap-3.5 text-sm">
                <ProductPicture
                  url={line.image}
                  alt=""
                  sizes="3.5rem"
                  widest={320}
                  className="aspect-4/5 w-14 shrink-0"
                />
                <div className="min-w-0 flex-1">
                  <Link
                    to={productPath({ id: line.productId, source: line.source })}
                    className="line-clamp-2 leading-5 font-semibold hover:underline"
                  >
                    {line.name}
                  </Link>
                  <p className="text-muted">{texts.variant(line.color, line.size, line.quantity)}</p>
                </div>
                <p className="tabular-nums">{formatPrice(line.priceOre * line.quantity, currency)}</p>
              </li>
            ))}
          </ul>
          <OrderTotals
            totals={totals}
            discountName={"discountCode" in order ? (order.discountTitle ?? order.discountCode) : null}
            vat={isExportOrder(charged) ? {} : order.vat.mode}
            currency={currency}
            className="mt-3 border-t border-line-strong pt-3"
          />
          <OrderInformation checkout={{ form: addition.form, lines, duties: dutiesText(charged) }} />
          {error ? (
            <Notice tone="error" className="mt-5">
              <p className="font-semibold">{error.message}</p>
              {error.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </Notice>
          ) : null}
          {hydrated ? <ChargeConsentLater market={market} totalOre={totals.totalOre} /> : null}
          {/* Submits nothing until hydrated: before that, a press could only post the form. */}
          <Button
            type={hydrated ? "submit" : "button"}
            busy={busy}
            data-keep-clear
            className="mt-3 min-h-14 w-full whitespace-pre-line max-sm:px-2 max-sm:tracking-normal"
          >
            {orderButtonText(totals.totalOre, currency, { busy, method: addition.form.paymentMethod })}
          </Button>
        </section>
      </form>
    </div>
  );
}
