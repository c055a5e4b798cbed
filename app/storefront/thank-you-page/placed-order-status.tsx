import { useEffect, useState } from "react";

import type { Confirmation, TrackedOrder } from "#app/features/selling/orders/responses.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { orderStatusNames } from "#app/shared/order-status-names.texts.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { ProgressSteps } from "#app/storefront/support/tracked-steps.tsx";

import { OrderedItems, OrderedTotals, ShippingAddress } from "./order-contents.tsx";
import { thankYouTexts } from "./thank-you.texts.tsx";

/** An order in the tab where it was placed, opened again later: where it is now. What can be changed is in the e-mailed link, which proves who asks. */
export default function PlacedOrderStatus({ confirmation }: { confirmation: Confirmation }) {
  const { orderNumber, items, shippingAddress, expected, currency } = confirmation;
  const texts = thankYouTexts();
  const tracked = useTracked(orderNumber);
  const facts = tracked ? orderStatusFacts[tracked.status] : null;
  return (
    <>
      <section className="on-dark bg-ink text-white">
        <div className="page py-10 lg:py-16">
          <p className="mb-2 text-muted-dark tabular-nums">{orderNumber}</p>
          <h1 className="display text-display-md lg:text-display-lg">{texts.yourOrder}</h1>
          <p role="status" className="mt-4 min-h-7 text-lg">
            {tracked === null ? texts.notLookedUp : tracked && orderStatusNames()[tracked.status]}
          </p>
          {facts?.isUnderWay === false ? null : (
            <p className="text-muted-dark">
              {texts.estimatedDelivery(
                <strong className="inline-block font-semibold text-white">{tracked?.expected ?? expected}</strong>,
              )}
            </p>
          )}
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-16">
        <div className="grid content-start gap-10">
          {tracked ? <ProgressSteps status={tracked.status} steps={tracked.steps} className="max-w-md" /> : null}
          <OrderedItems items={items} currency={currency} />
        </div>
        <div className="grid content-start gap-8">
          <OrderedTotals confirmation={confirmation} />
          <ShippingAddress address={shippingAddress} />
          <div>
            <h2 className="font-semibold">{texts.exchangeOrReturn}</h2>
            <p className="mt-2 leading-7 text-muted">
              {texts.byLink(
                <a href={localPath("/order-link")} className="text-ink underline underline-offset-4">
                  {texts.emailLink}
                </a>,
              )}
            </p>
          </div>
        </div>
      </div>
    </>
  );
}

/** The order's tracking; undefined while it is asked for, null when it cannot be had. */
function useTracked(orderNumber: string): TrackedOrder | null | undefined {
  const [tracked, setTracked] = useState<TrackedOrder | null>();
  useEffect(() => {
    let isLeft = false;
    void trackOrder(orderNumber)
      .catch(() => null)
      .then((answer) => isLeft || setTracked(answer?.kind === "found" ? answer.order : null));
    return () => {
      isLeft = true;
    };
  }, [orderNumber]);
  return tracked;
}
