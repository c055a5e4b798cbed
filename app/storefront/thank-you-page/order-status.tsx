import type { Confirmation } from "#app/features/selling/orders/responses.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { orderStatusNames } from "#app/shared/order-status-names.texts.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { ReturnDoor } from "#app/storefront/case-pages/return-door.tsx";
import { ProgressSteps } from "#app/storefront/support/tracked-steps.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { type OrderPageActions, OrderPapers, Parcels } from "./order-actions.tsx";
import { OrderedItems, OrderedTotals, ShippingAddress } from "./order-contents.tsx";
import { OrderProgressList } from "./order-progress.tsx";
import { thankYouTexts } from "./thank-you.texts.tsx";

interface Props {
  confirmation: Confirmation;
  /** The path where its buyer writes a review; null before it has arrived. */
  reviewPath: string | null;
  actions: OrderPageActions;
}

/** An order by its signed link, whenever it is opened: where it is first, then what it holds and what can be done with it. */
export default function OrderStatus({ confirmation, reviewPath, actions }: Props) {
  const { orderNumber, items, shippingAddress, expected, currency } = confirmation;
  const texts = thankYouTexts();
  const { progress, parcels } = actions;
  const { isUnderWay, inWarehouse } = orderStatusFacts[progress.status];
  const followed = parcels.find(({ trackingUrl, deliveredAt }) => trackingUrl !== null && deliveredAt === null);
  return (
    <>
      <section className="on-dark bg-ink text-white">
        <div className="page py-10 lg:py-16">
          <p className="mb-2 text-muted-dark tabular-nums">{orderNumber}</p>
          <h1 className="display text-display-md lg:text-display-lg">{texts.yourOrder}</h1>
          <p className="mt-4 text-lg">{orderStatusNames()[progress.status]}</p>
          {isUnderWay ? (
            <p className="text-muted-dark">
              {texts.estimatedDelivery(<strong className="inline-block font-semibold text-white">{expected}</strong>)}
            </p>
          ) : null}
          {followed?.trackingUrl ? (
            <ButtonLink look="signal" to={followed.trackingUrl} rel="noreferrer" className="mt-6">
              <Icon name="truck" className="size-5" />
              {texts.trackParcel}
            </ButtonLink>
          ) : null}
          {reviewPath ? (
            <ButtonLink look="signal" to={reviewPath} className="mt-6">
              {texts.writeReview}
            </ButtonLink>
          ) : null}
        </div>
      </section>
      <div className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-16">
        <div className="grid content-start gap-10">
          <ProgressSteps status={progress.status} steps={progress.steps} className="max-w-md" />
          <OrderProgressList progress={progress} currency={currency} />
          <Parcels parcels={parcels} />
          <OrderedItems items={items} currency={currency} />
          <section aria-labelledby="change-title" className="grid gap-4">
            <h2 id="change-title" className="font-semibold">
              {texts.exchangeOrReturn}
            </h2>
            <ReturnDoor
              withdraw={actions.withdraw}
              exchange={parcels.length > 0 ? actions.exchange : null}
              complain={actions.complain}
              periods={actions.periods}
              {...(parcels.length === 0 && inWarehouse && { noExchange: texts.noExchange })}
            />
          </section>
        </div>
        <div className="grid content-start gap-8">
          <OrderedTotals confirmation={confirmation} />
          <ShippingAddress address={shippingAddress} />
          <OrderPapers {...actions} />
          <a
            href={localPath("/contact")}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {texts.questions}
          </a>
        </div>
      </div>
    </>
  );
}
