import { Suspense, useEffect, useState } from "react";

import { reviewPathOf } from "#app/features/catalogue/reviews/order-link.ts";
import { readConfirmation } from "#app/features/selling/orders/confirmation-store.ts";
import { confirmationOf } from "#app/features/selling/orders/confirmation.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { checkLink, signLink } from "#app/platform/http/signed-link.server.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import {
  NoOrder,
  OrderConfirmation,
  PreparingConfirmation,
} from "#app/storefront/thank-you-page/order-confirmation.tsx";
import { readOrderActions } from "#app/storefront/thank-you-page/read-order-actions.server.ts";
import { thankYouTexts } from "#app/storefront/thank-you-page/thank-you.texts.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { Route } from "./+types/thank-you";

/** Days later, from the e-mail: who has just bought does not fetch it. */
const OrderStatus = lazyWithRetry(() => import("#app/storefront/thank-you-page/order-status.tsx"));

/** Later, in the tab where it was placed: that too is no time for thanks. */
const PlacedOrderStatus = lazyWithRetry(() => import("#app/storefront/thank-you-page/placed-order-status.tsx"));

/** How long a placed order is thanked for, in milliseconds: an hour. */
const thankedMs = 3_600_000;

/** Milliseconds that 'Preparing' shows at least (S13). */
const preparingMs = 1_000;

/** The order of the signed link in the confirmation e-mail; nothing without a valid one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = url.searchParams.get("orderId");
  const key = url.searchParams.get("key");
  const link = id && key ? await checkLink("order-link", id, key, linkSecrets(env)) : "forged";
  if (!id || link !== "valid")
    return { confirmation: null, reviewPath: null, actions: null, expired: link === "expired" };
  const order = await readOrder(db, id);
  const hasArrived = order !== null && orderStatusFacts[order.status].isDelivered;
  const reviewPath = hasArrived ? reviewPathOf({ id, key: await signLink("review-link", id, env.LINK_SECRET) }) : null;
  const actions = order && (await readOrderActions(shopOf(context), order, new Date()));
  return { confirmation: order && confirmationOf(order), reviewPath, actions, expired: false };
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, thankYouTexts().yourOrder);

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const [placed, setPlaced] = useState<ReturnType<typeof readPlaced> | "preparing">("preparing");
  useEffect(() => {
    if (loaderData.confirmation) return;
    const timer = setTimeout(() => setPlaced(readPlaced()), preparingMs);
    return () => clearTimeout(timer);
  }, [loaderData.confirmation]);

  if (loaderData.expired) return <ExpiredLink />;
  const { confirmation, reviewPath, actions } = loaderData;
  if (confirmation && actions) {
    return (
      <Suspense>
        <OrderStatus {...{ confirmation, reviewPath, actions }} />
      </Suspense>
    );
  }
  if (placed === "preparing") return <PreparingConfirmation />;
  if (!placed) return <NoOrder />;
  if (placed.isNew) return <OrderConfirmation confirmation={placed.confirmation} />;
  return (
    <Suspense fallback={<PreparingConfirmation />}>
      <PlacedOrderStatus confirmation={placed.confirmation} />
    </Suspense>
  );
}

/** The order that was placed in this tab, and whether it still is to be thanked for; null when there is none. */
function readPlaced() {
  const confirmation = readConfirmation();
  // One that an earlier release stored does not say when it was placed.
  const isNew = !(Date.now() - Date.parse(confirmation?.placedAt ?? "") > thankedMs);
  return confirmation && { confirmation, isNew };
}

/** Shown for the expired link of an old e-mail: it would show an address and purchases, so it is valid for a time only. */
function ExpiredLink() {
  return (
    <EmptyState level={1} title={thankYouTexts().linkExpired}>
      <p className="text-muted">{thankYouTexts().linkExpiredText}</p>
      <ButtonLink to="/order-link">{thankYouTexts().emailLink}</ButtonLink>
    </EmptyState>
  );
}
