import { Suspense } from "react";
import { data } from "react-router";

import { isOfferId } from "#app/features/selling/orders/order-offer.ts";
import { orderTitle } from "#app/features/selling/orders/order-title.texts.ts";
import { readAdditionPage } from "#app/features/selling/orders/read-addition-page.server.ts";
import { readOfferPage } from "#app/features/selling/orders/read-offer-page.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { Route } from "./+types/add-to-order";

/** Few see it: every page is told what a route imports, and nothing of this. */
const AdditionScreen = lazyWithRetry(() => import("#app/storefront/addition-page/addition-screen.tsx"));

/** What staff put together for a customer, or offered to add to an order, for the holder of its signed link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = await signedId("addition-link", url, linkSecrets(env));
  const page = id === null ? null : await (isOfferId(id) ? readOfferPage : readAdditionPage)(db, id, new Date());
  return page ? data({ ...page, signature: url.searchParams.get("key") ?? "" }) : data(null, { status: 404 });
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, orderTitle().yourOrder);

export default function AddToOrder({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <AdditionScreen page={loaderData} />
    </Suspense>
  );
}
