import { useEffect, useRef } from "react";

import type { Confirmation } from "#app/features/selling/orders/responses.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { OrderedItems, OrderedTotals, ShippingAddress } from "./order-contents.tsx";
import { thankYouTexts } from "./thank-you.texts.tsx";

/** The confirmation of an order that was just placed: where it is and when it comes first, then what was ordered. */
export function OrderConfirmation({ confirmation }: { confirmation: Confirmation }) {
  const { orderNumber, email, items, shippingAddress, expected, currency } = confirmation;
  const texts = thankYouTexts();
  const { social } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  // The heading of the page that prepared it had the focus, and took it along as it went.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <section className="on-dark bg-ink text-white">
        <div className="page py-12">
          <span className="inline-flex size-12 items-center justify-center bg-volt text-ink">
            <Icon name="check" />
          </span>
          <p className="mt-6 text-muted-dark">{texts.placed}</p>
          <h1 ref={title} tabIndex={-1} className="display mt-2 text-display-md">
            {texts.thanks}
          </h1>
          {expected ? (
            <p className="mt-5 text-lg">
              {texts.estimatedDelivery(<strong className="inline-block">{expected}</strong>)}
            </p>
          ) : null}
          <p className="mt-2 leading-7 text-muted-dark">
            {texts.orderNumber(<strong className="font-semibold text-white tabular-nums">{orderNumber}</strong>)}
          </p>
          <p className="leading-7 text-muted-dark">
            {texts.emailed(
              <strong className="inline-block max-w-full font-semibold wrap-anywhere text-white">{email}</strong>,
            )}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              look="signal"
              onClick={() => window.dispatchEvent(new CustomEvent("openSupport", { detail: orderNumber }))}
            >
              <Icon name="truck" className="size-5" />
              {texts.trackOrder}
            </Button>
            <a
              href={localPath("/returns")}
              className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
            >
              {texts.exchangeOrReturn}
            </a>
          </div>
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-16">
        <div className="grid content-start gap-10">
          <OrderedItems items={items} currency={currency} />
          <ShippingAddress address={shippingAddress} />
        </div>
        <div className="grid content-start gap-8">
          <OrderedTotals confirmation={confirmation} />
          <div>
            <h2 className="font-semibold">{texts.whatNext}</h2>
            <ol className="mt-3 grid gap-2.5 text-muted">
              {[texts.pack, texts.emailTracking, texts.trackAnytime].map((step, index) => (
                <li key={step} className="flex gap-3 leading-6">
                  <span className="font-semibold text-ink tabular-nums">{index + 1}</span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <ButtonLink look="outline" to="/shop">
            {texts.continueShopping}
          </ButtonLink>
          <ul className="flex flex-wrap gap-x-4 text-sm">
            <QuietLink to={localPath("/")} name={pageNames()["/"]} />
            <QuietLink to={localPath("/reviews")} name={pageNames()["/reviews"]} />
            <QuietLink to={social.instagram} name="Instagram" />
            <QuietLink to={social.tiktok} name="TikTok" />
            <QuietLink to={social.facebook} name="Facebook" />
          </ul>
        </div>
      </div>
    </>
  );
}

function QuietLink({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <a href={to} rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {name}
      </a>
    </li>
  );
}

/** Shown while the confirmation is prepared. */
export function PreparingConfirmation() {
  return (
    // As high as the window: the foot of the page would jump when the order comes.
    <EmptyState level={1} title={thankYouTexts().moment} className="min-h-svh">
      <p role="status" className="text-muted">
        {thankYouTexts().preparing}
      </p>
    </EmptyState>
  );
}

/** Shown to a visitor without an order. */
export function NoOrder() {
  const texts = thankYouTexts();
  return (
    <EmptyState level={1} title={texts.noOrder}>
      <p className="text-muted">
        {texts.noOrderText(
          <a href={localPath("/order-link")} className="text-ink underline underline-offset-4">
            {texts.emailLink}
          </a>,
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{texts.returnHome}</ButtonLink>
        <Button look="outline" onClick={() => window.dispatchEvent(new Event("openSupport"))}>
          {texts.trackOrder}
        </Button>
      </div>
    </EmptyState>
  );
}
