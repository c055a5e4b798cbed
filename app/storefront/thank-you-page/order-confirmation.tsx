import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { OrderTotals } from "#app/features/selling/orders/order-totals.tsx";
import { type Confirmation, totalsInOre } from "#app/features/selling/orders/responses.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { formatPrice, toOre } from "#app/shared/money.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { OrderActions, type OrderPageActions } from "./order-actions.tsx";
import { OrderProgressList } from "./order-progress.tsx";

const nextSteps = [
  "A confirmation is on its way to your inbox.",
  "We pack your order within 24 hours on business days.",
  "Follow it anytime with your order number, under Track My Order in the Support Center.",
];

interface Props {
  confirmation: Confirmation;
  /** The path where its buyer writes a review; null without the order's signed link. */
  reviewPath: string | null;
  /** What its buyer can do with it; null without the order's signed link. */
  actions: OrderPageActions | null;
}

/** The confirmation of an order: its lines, totals, addresses, and the next steps. */
export function OrderConfirmation({ confirmation, reviewPath, actions }: Props) {
  const { orderNumber, email, items, shippingAddress, expected, vatIncluded, isExport, currency } = confirmation;
  const { social } = useSite();
  const totals = totalsInOre(confirmation);
  const isFresh = actions?.progress.isFresh ?? true;
  return (
    <>
      <section className="on-dark bg-ink text-white">
        <div className="page py-14 lg:py-20">
          <span className="inline-flex size-12 items-center justify-center bg-volt text-ink">
            <Icon name="check" />
          </span>
          <h1 className="display mt-6 text-display-lg">Thank You for Your Order!</h1>
          <p className="mt-5 text-lg">
            Order number <strong className="tabular-nums">{orderNumber}</strong>
          </p>
          {isFresh ? (
            <p className="mt-2 leading-7 text-muted-dark">
              We've emailed your confirmation to{" "}
              <strong className="inline-block max-w-full font-semibold wrap-anywhere text-white">{email}</strong>
            </p>
          ) : null}
          <Button
            look="signal"
            className="mt-7"
            onClick={() => window.dispatchEvent(new CustomEvent("openSupport", { detail: orderNumber }))}
          >
            <Icon name="truck" className="size-5" />
            Track my order
          </Button>
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-16">
        <div className="grid content-start gap-10">
          {actions ? <OrderProgressList progress={actions.progress} currency={currency} /> : null}
          <Items items={items} currency={currency} />
          {actions ? <OrderActions {...actions} /> : null}
          <div className="grid gap-8 sm:grid-cols-2">
            <div>
              <h2 className="font-semibold">Shipping address</h2>
              <address className="mt-2 leading-7 text-muted not-italic">
                {shippingAddress.name}
                <br />
                {shippingAddress.address}
                <br />
                {shippingAddress.postalCode} {shippingAddress.city}
                <br />
                {shippingAddress.country}
              </address>
            </div>
            {isFresh && expected ? (
              <div>
                <h2 className="font-semibold">Estimated delivery</h2>
                <p className="mt-2 leading-7 text-muted">{expected}</p>
              </div>
            ) : null}
          </div>
        </div>
        <div className="grid content-start gap-8">
          <div className="bg-paper-deep p-6">
            <OrderTotals
              totals={totals}
              discountCode={null}
              vat={isExport ? { exportTo: shippingAddress.country } : vatIncluded ? "included" : "added"}
              currency={currency}
            />
          </div>
          {isFresh ? (
            <div>
              <h2 className="font-semibold">What happens next</h2>
              <ol className="mt-3 grid gap-2.5 text-muted">
                {nextSteps.map((step, index) => (
                  <li key={step} className="flex gap-3 leading-6">
                    <span className="font-semibold text-ink tabular-nums">{index + 1}</span>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          ) : null}
          <div className="grid gap-2.5">
            <ButtonLink to="/shop">Continue Shopping</ButtonLink>
            <ButtonLink look="outline" to="/">
              Back to Home
            </ButtonLink>
            {reviewPath ? (
              <ButtonLink look="outline" to={reviewPath}>
                Write a Review
              </ButtonLink>
            ) : null}
            <ButtonLink look="outline" to="/reviews">
              Read reviews
            </ButtonLink>
            {actions ? null : (
              <ButtonLink look="outline" to="/withdraw" reloadDocument>
                Withdraw from contract here
              </ButtonLink>
            )}
          </div>
          <p className="text-sm text-muted">
            Follow the mode:{" "}
            <a href={social.instagram} rel="noopener" className="underline underline-offset-4">
              Instagram
            </a>
            ,{" "}
            <a href={social.tiktok} rel="noopener" className="underline underline-offset-4">
              TikTok
            </a>
            ,{" "}
            <a href={social.facebook} rel="noopener" className="underline underline-offset-4">
              Facebook
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

function Items({ items, currency }: Pick<Confirmation, "items" | "currency">) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={`${item.id} ${item.color} ${item.size}`} className="flex gap-4 py-5">
          <ProductPicture url={item.image} alt="" sizes="4.5rem" widest={320} className="aspect-4/5 w-18 shrink-0" />
          <div className="min-w-0 flex-1">
            <h2 className="leading-5 font-semibold">{item.name}</h2>
            <p className="mt-1 text-sm text-muted">{[item.color, item.size].filter(Boolean).join(", ")}</p>
            <p className="text-sm text-muted">Quantity: {item.quantity}</p>
          </div>
          <p className="font-semibold tabular-nums">{formatPrice(toOre(item.price) * item.quantity, currency)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Shown while the confirmation is prepared. */
export function PreparingConfirmation() {
  return (
    <EmptyState level={1} title="One moment">
      <p role="status" className="text-muted">
        Preparing your confirmation...
      </p>
    </EmptyState>
  );
}

/** Shown to a visitor without an order. */
export function NoOrder() {
  return (
    <EmptyState level={1} title="No order found">
      <p className="text-muted">
        This page shows the order you just placed. You can always open it from your confirmation e-mail.
      </p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </EmptyState>
  );
}
