import { useState } from "react";
import { useNavigate } from "react-router";

import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { FreeShippingHint } from "#app/features/selling/cart/free-shipping-hint.tsx";
import { mixedCurrencies } from "#app/features/selling/cart/one-currency.ts";
import { orderTotals, subtotalOf } from "#app/features/selling/cart/totals.ts";
import { checkoutIntent } from "#app/features/selling/checkout/checkout-intent.ts";
import { useDraftCountry } from "#app/features/selling/checkout/draft-country.ts";
import { discountTexts } from "#app/features/selling/discounts/discount-box.texts.ts";
import { DiscountBox } from "#app/features/selling/discounts/discount-box.tsx";
import { useDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { usePendingDiscountCode } from "#app/features/selling/discounts/use-discount-codes.ts";
import { useFreshDiscount } from "#app/features/selling/discounts/use-fresh-discount.ts";
import { useClientConfig } from "#app/features/selling/payments/use-client-config.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import { useDeliveryText } from "#app/features/shop/shipping/use-delivery-text.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { formatPrice } from "#app/shared/money.ts";
import { paymentMethods, takesCurrency } from "#app/shared/payment-methods.ts";
import { netNote } from "#app/shared/vat.ts";
import { TrustList } from "#app/storefront/checkout-page/trust-list.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { cartPageTexts } from "./cart-page.texts.ts";
import { CartTotals } from "./cart-totals.tsx";
import { CheckoutBar } from "./checkout-bar.tsx";

/** What the cart comes to, its discount code, and the way to the checkout; in several currencies it comes to nothing. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const mixed = mixedCurrencies(lines);
  return (
    <section
      aria-labelledby="summary"
      className="h-fit bg-paper-deep p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="summary" className="display mb-5 text-xl">
        {cartTexts().orderSummary}
      </h2>
      {mixed ? (
        <p role="status" className="leading-6">
          {mixed} {cartTexts().orderSeparately}
        </p>
      ) : (
        <Summary lines={lines} />
      )}
    </section>
  );
}

function Summary({ lines }: { lines: readonly CartLine[] }) {
  const texts = cartPageTexts();
  const navigate = useNavigate();
  const deliveryOf = useDeliveryText();
  const { shipping, vat } = useSite();
  const discount = useDiscount();
  const country = useDraftCountry();
  const [at] = useState(() => new Date());
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const currency = lines[0]?.currency ?? "SEK";
  const rates = ratesIn(shipping, currency, discount?.freeShipping);
  const subtotalOre = subtotalOf(lines);
  const discountOre = Math.min(discount?.discountAmountOre ?? 0, subtotalOre);
  // A code for free shipping is as good as reaching it.
  const countedOre = discount?.freeShipping ? Infinity : subtotalOre - discountOre;
  useFreshDiscount(lines);
  usePendingDiscountCode(lines);
  const hasFreeShipping = subtotalOre >= rates.freeThresholdOre;

  const { totalOre } = orderTotals({
    lines,
    discountOre,
    country,
    shippingRates: rates,
    vat,
    at,
    shippingMethod: "standard",
  });

  const clientPart = useClientConfig();
  const proceed = () => {
    if (typed.trim() !== "" && !discount?.code) return setError(discountTexts().applyOrRemove);
    // A document of its own where it loads a payment provider's fields: this one's policy does not allow them.
    if (clientPart.provider === "test") void navigate("/checkout");
    else window.location.assign(localPath("/checkout"));
  };
  return (
    <>
      <FreeShippingHint discountedOre={countedOre} currency={currency} />
      {discount && hasFreeShipping ? (
        <CodeShippingNote
          code={discount.title || discount.code}
          discountedOre={subtotalOre - discountOre}
          currency={currency}
        />
      ) : null}
      <div className="mt-5">
        <DiscountBox lines={lines} typed={typed} onType={setTyped} error={error} onError={setError} />
      </div>
      <CartTotals
        lines={lines}
        discountOre={discountOre}
        title={discount?.title}
        country={country}
        shippingRates={rates}
        currency={currency}
        vat={vat}
        at={at}
      />
      <p className="mt-3 text-sm leading-5 text-muted">
        {texts.standardTo(
          { country: countryTexts()[country], to: countryTexts()[`to${country}`] },
          deliveryOf("standard", { country, sources: lines.map(({ source }) => source) }),
        )}
      </p>
      <div className="mt-5 grid gap-2.5">
        <CheckoutBar total={formatPrice(totalOre, currency)}>
          <Button {...checkoutIntent} onClick={proceed} className="max-sm:px-2 max-sm:tracking-normal">
            {texts.toCheckout}
          </Button>
        </CheckoutBar>
        <ButtonLink look="outline" to="/shop">
          {cartTexts().continueShopping}
        </ButtonLink>
      </div>
      <div className="mt-6 grid gap-5 border-t border-line-strong pt-5">
        <TrustList />
        <PaymentIcons currency={currency} />
      </div>
    </>
  );
}

interface Props {
  code: string;
  discountedOre: number;
  currency: Currency;
}

/**
 * Says that the applied code takes the cart below free shipping: what counts is the discounted total. Nothing for a code that
 * leaves free shipping as it is.
 */
function CodeShippingNote({ code, discountedOre, currency }: Props) {
  const { shipping, vat } = useSite();
  const missing = ratesIn(shipping, currency).freeThresholdOre - discountedOre;
  if (missing <= 0) return null;
  return (
    <p className="mt-3 flex gap-2.5 text-sm leading-5">
      <Icon name="truck" className="size-5 shrink-0" />
      {cartPageTexts().shortOfFree(code, formatPrice(missing, currency), netNote(vat))}
    </p>
  );
}

/** The accepted payment methods, a mark for each brand: its name, for logos are trademarks. */
function PaymentIcons({ currency }: { currency: Currency }) {
  const { checkout } = useSite();
  const open = paymentMethods.filter(
    ({ id }) => !checkout?.closedPayments?.includes(id) && takesCurrency(id, currency),
  );
  return (
    <ul aria-label={cartPageTexts().acceptedMethods} className="flex flex-wrap gap-2">
      {open
        .filter((method, index) => open.findIndex(({ brand }) => brand === method.brand) === index)
        .map(({ id, brand, name }) => (
          <li key={id} className="border border-line-strong bg-white px-2 text-sm font-semibold">
            {id === "card" ? name : brand}
          </li>
        ))}
    </ul>
  );
}
