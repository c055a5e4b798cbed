import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { OrderTotals } from "#app/features/selling/orders/order-totals.tsx";
import { type Confirmation, totalsInOre } from "#app/features/selling/orders/responses.ts";
import { countryTexts } from "#app/features/shop/shipping/country-names.texts.ts";
import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { formatPrice, toOre } from "#app/shared/money.ts";

import { thankYouTexts } from "./thank-you.texts.tsx";

/** What was ordered, a line each. */
export function OrderedItems({ items, currency }: Pick<Confirmation, "items" | "currency">) {
  return (
    <ul className="ruled border-y border-line">
      {items.map((item) => (
        <li key={`${item.id} ${item.color} ${item.size}`} className="flex gap-4 py-5">
          <ProductPicture
            url={item.image}
            alt=""
            sizes="4.5rem"
            widest={320}
            className="aspect-4/5 w-18 shrink-0 self-start"
          />
          {/* On the narrowest phones the price goes below rather than squeeze a long name. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-36 flex-1">
              <h2 className="leading-5 font-semibold">{item.name}</h2>
              <p className="mt-1 text-sm text-muted">
                {[item.localColor ?? item.color, item.localSize ?? item.size].filter(Boolean).join(", ")}
              </p>
              <p className="text-sm text-muted">{thankYouTexts().quantity(item.quantity)}</p>
            </div>
            <p className="font-semibold tabular-nums">{formatPrice(toOre(item.price) * item.quantity, currency)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Where an order goes. */
export function ShippingAddress({ address }: { address: Confirmation["shippingAddress"] }) {
  const country = shippingCountries.find((known) => known === address.country);
  return (
    <div>
      <h2 className="font-semibold">{thankYouTexts().shippingAddress}</h2>
      <address className="mt-2 leading-7 text-muted not-italic">
        {address.name}
        <br />
        {address.address}
        <br />
        {address.postalCode} {address.city}
        <br />
        {country ? countryTexts()[country] : address.country}
      </address>
    </div>
  );
}

/** What an order cost. */
export function OrderedTotals({ confirmation }: { confirmation: Confirmation }) {
  const { vatIncluded, isExport, isVoec, currency } = confirmation;
  return (
    <div className="bg-paper-deep p-6">
      <OrderTotals
        totals={totalsInOre(confirmation)}
        discountName={confirmation.discountCode}
        vat={isExport ? {} : vatIncluded ? "included" : "added"}
        nothingDue={isVoec}
        currency={currency}
      />
    </div>
  );
}
