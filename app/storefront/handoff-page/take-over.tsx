import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { isSameLine, shownOptions } from "#app/features/selling/cart/cart-line.ts";
import { useCart } from "#app/features/selling/cart/cart-store.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { OrderTotals } from "#app/features/selling/orders/order-totals.tsx";
import { countryName } from "#app/features/shop/addresses/country-names.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { OtherWaysToOrder } from "#app/storefront/checkout-page/other-ways-to-order.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { handoffTexts } from "./handoff.texts.tsx";
import { type OpenHandoff, useTakeOver } from "./use-take-over.ts";

/** What an agent put together: what it is, what it costs and where it goes, and the way to the checkout. Nothing is ordered here. */
export function TakeOver({ handoff, token }: { handoff: OpenHandoff; token: string }) {
  const texts = handoffTexts();
  const { agentName, lines, currency, totals, toldTotalOre, toldCurrency, problems, form, expiresAt } = handoff;
  const hydrated = useHydrated();
  const others = useCart().filter((line) => !lines.some((taken) => isSameLine(taken, line)));
  const { busy, takeOver } = useTakeOver(handoff, token);
  const address = [
    `${form.firstName} ${form.lastName}`,
    form.address,
    `${form.postalCode} ${form.city}`,
    countryName(form.country),
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
  return (
    <div className="page max-w-3xl pt-6 pb-12 lg:pt-12">
      <h1 className="display text-display-md">{texts.check}</h1>
      <p className="mt-3 leading-7 text-muted">
        {texts.lead(<span className="wrap-anywhere">{agentName}</span>, formatDateTime(expiresAt))}
      </p>
      <OtherWaysToOrder hydrated={hydrated} />
      {problems.length > 0 ? (
        <Notice tone="warning" className="mt-6">
          <p className="font-semibold">{texts.notAsAsked}</p>
          <ul className="mt-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {lines.length === 0 ? (
        <ButtonLink to="/shop" className="mt-6">
          {cartTexts().continueShopping}
        </ButtonLink>
      ) : (
        <>
          <ul className="ruled mt-6 border-y border-ink">
            {lines.map((line) => (
              <li key={line.variantId} className="flex gap-4 py-4">
                <ProductPicture
                  url={line.image}
                  alt=""
                  sizes="5rem"
                  widest={320}
                  className="aspect-4/5 w-20 shrink-0"
                />
                <div className="min-w-0 flex-1">
                  <p className="leading-6 font-semibold">{line.name}</p>
                  <p className="mt-1 text-sm text-muted">
                    {texts.variant(line.color ?? "", shownOptions(line).size ?? "", line.quantity)}
                  </p>
                </div>
                <p className="font-semibold tabular-nums">{formatPrice(line.priceOre * line.quantity, currency)}</p>
              </li>
            ))}
          </ul>
          <OrderTotals
            totals={totals}
            discountName={handoff.discountName}
            vat={handoff.vat}
            nothingDue={handoff.nothingDue}
            currency={currency}
            className="mt-4"
          />
          {form.address ? <p className="mt-4 text-sm leading-6 wrap-anywhere">{texts.shipsTo(address)}</p> : null}
          {totals.totalOre === toldTotalOre && currency === toldCurrency ? null : (
            <p className="mt-3 text-sm text-muted">{texts.toldTotal(formatPrice(toldTotalOre, toldCurrency))}</p>
          )}
          <div className="mt-6 grid gap-3 noscript:hidden sm:flex sm:flex-wrap">
            <Button busy={busy || !hydrated} onClick={() => void takeOver([])}>
              {others.length > 0 ? texts.onlyThese : texts.continue}
            </Button>
            {others.length > 0 ? (
              <Button look="outline" busy={busy} onClick={() => void takeOver(others)}>
                {texts.theseAndCart}
              </Button>
            ) : null}
          </div>
          {others.length > 0 ? <p className="mt-3 text-sm text-muted">{texts.otherItems}</p> : null}
          <p className="mt-6 text-sm leading-6 text-muted">{texts.whatWeTell}</p>
        </>
      )}
    </div>
  );
}
