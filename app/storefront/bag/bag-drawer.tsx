import { type MouseEvent, useEffect, useRef, useState } from "react";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { useAddedLine } from "#app/features/selling/cart/added-line.ts";
import { addedTexts } from "#app/features/selling/cart/added.texts.ts";
import { type CartLine, isSameLine } from "#app/features/selling/cart/cart-line.ts";
import { useCart } from "#app/features/selling/cart/cart-store.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { ChangedPricesLater } from "#app/features/selling/cart/changed-prices-later.tsx";
import { FreeShippingHint } from "#app/features/selling/cart/free-shipping-hint.tsx";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { subtotalOf } from "#app/features/selling/cart/totals.ts";
import { checkoutIntent } from "#app/features/selling/checkout/checkout-intent.ts";
import { useDraftCountry } from "#app/features/selling/checkout/draft-country.ts";
import { useDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { useFreshDiscount } from "#app/features/selling/discounts/use-fresh-discount.ts";
import { useClientConfig } from "#app/features/selling/payments/use-client-config.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import { formatPrice } from "#app/shared/money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { keepToastsClearOf } from "#app/ui/toast.ts";

import { BagLines } from "./bag-lines.tsx";
import { bagTexts } from "./bag.texts.ts";
import { RelatedProductRow } from "./related-product-row.tsx";
import { useRelated } from "./use-related.ts";
import { useUnobtrusive } from "./use-unobtrusive.ts";
import { useWholeOffer } from "./use-whole-offer.ts";

/**
 * What was just put in the cart, what else is in it, and the way on: at the right of a desk, at the foot of a phone. It blocks
 * nothing: the page behind can be scrolled and pressed, and toasts keep clear of it.
 */
export default function BagDrawer({ onClose }: { onClose: () => void }) {
  const texts = bagTexts();
  const lines = useCart();
  const added = useAddedLine();
  const discount = useDiscount();
  const deliveryOf = useDeliveryText();
  const country = useDraftCountry();
  const {
    title,
    products: [related],
  } = useRelated(added?.id ?? null, lines);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useUnobtrusive(dialog, added, onClose);
  const [items, offer] = useWholeOffer(related, lines);
  useEffect(() => (dialog.current ? keepToastsClearOf(dialog.current) : undefined), []);

  const isAdded = (line: CartLine) => added !== null && isSameLine(line, added);
  const numbered = lines.map((line, index) => ({ line, index }));
  // The button that was pressed is gone with its line: a keyboard goes on in the drawer, or where it came from.
  const onRemoved = () => (lines.length > 1 ? dialog.current?.focus({ preventScroll: true }) : close());
  const { provider } = useClientConfig();
  const currency = lines[0]?.currency ?? "SEK";
  const mixed = mixedCurrencies(lines);
  const subtotalOre = subtotalOf(lines);
  const discountOre = Math.min(discount?.discountAmountOre ?? 0, subtotalOre);
  useFreshDiscount(mixed ? [] : lines);
  // A code for free shipping is as good as reaching it.
  const countedOre = discount?.freeShipping ? Infinity : subtotalOre - discountOre;
  return (
    <dialog
      open
      ref={dialog}
      tabIndex={-1}
      aria-labelledby="drawer-title"
      data-keep-clear
      className="fixed inset-x-0 top-auto bottom-[var(--bottom-taken,0px)] z-60 m-0 flex max-h-[70dvh] w-full max-w-none flex-col border-t border-ink bg-paper p-0 text-ink shadow-2xl outline-none transition duration-300 sm:inset-x-auto sm:top-24 sm:right-6 sm:mb-18 sm:h-auto sm:max-h-none sm:w-96 sm:border max-sm:starting:[translate:0_100%] sm:starting:[translate:100%]"
    >
      <div className="flex items-center justify-between gap-4 py-1 pr-1 pl-5">
        <h2 id="drawer-title" className="display text-lg">
          {texts.title}
        </h2>
        <CloseButton label={texts.close} onClick={close} />
      </div>
      <Spoken text={spokenText(lines, added)} />
      <div
        ref={items}
        // What scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={texts.items}
        className="min-h-24 flex-1 overflow-y-auto overscroll-contain border-y border-line px-5 -outline-offset-4"
      >
        <BagLines lines={numbered.filter(({ line }) => isAdded(line))} onRemoved={onRemoved} justAdded />
        <BagLines lines={numbered.filter(({ line }) => !isAdded(line)).toReversed()} onRemoved={onRemoved} />
        {related ? (
          <section ref={offer} aria-labelledby="goes-with" className="-mx-5 bg-paper-deep px-5 py-4">
            <h3 id="goes-with" className="mb-3 text-sm font-semibold">
              {title}
            </h3>
            <RelatedProductRow product={related} />
          </section>
        ) : null}
      </div>
      <div className="grid gap-4 px-5 pt-4 pb-5">
        <ChangedPricesLater lines={lines} className="" />
        {mixed ? (
          <p className="text-sm leading-5">
            {mixed} {cartTexts().orderSeparately}
          </p>
        ) : (
          <>
            <FreeShippingHint discountedOre={countedOre} currency={currency} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="font-semibold">{amountWords().subtotal}</span>
              <Price priceOre={subtotalOre} currency={currency} look="line" className="font-semibold" />
            </p>
            {discount?.title && discountOre > 0 ? (
              <p className="-mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span>{discount.title}</span>
                <span className="tabular-nums">{formatPrice(-discountOre, currency)}</span>
              </p>
            ) : null}
            <p className="-mt-2 text-sm leading-5 text-muted">
              {texts.estimated(deliveryOf("standard", { country, sources: lines.map(({ source }) => source) }), {
                country: countryTexts()[country],
                to: countryTexts()[`to${country}`],
              })}
            </p>
          </>
        )}
        <div className="grid grid-cols-2 gap-2.5" onClickCapture={ignoreDoubleClick}>
          <ButtonLink to="/cart" look="outline">
            {texts.viewCart}
          </ButtonLink>
          {/* A document of its own where it loads a payment provider's fields: this one's policy does not allow them. */}
          <ButtonLink {...checkoutIntent} to="/checkout" reloadDocument={provider !== "test"}>
            {texts.toCheckout}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}

/** The drawer may open under the pointer that pressed twice: the second press is none of a link's. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** What was added, in the words of the specification (section 8), then `3 items in your cart`. */
function spokenText(lines: readonly { quantity: number }[], added: CartLine | null): string {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const [texts, ofCart] = [bagTexts(), addedTexts()];
  const inCart = texts.inCart(units);
  return added ? texts.spoken(ofCart.added, ofCart.addedProduct(added.name), inCart) : inCart;
}

/** Says a text politely, also the first: only what changes in a status is read out. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
