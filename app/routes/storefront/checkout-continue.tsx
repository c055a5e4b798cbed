import { Suspense } from "react";
import { data } from "react-router";

import { readHandoff } from "#app/features/selling/checkout-sessions/read-handoff.server.ts";
import { orderTitle } from "#app/features/selling/orders/order-title.texts.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";

import type { Route } from "./+types/checkout-continue";

/** Few see it: every page is told what a route imports, and nothing of this. */
const HandoffScreen = lazyWithRetry(() => import("#app/storefront/handoff-page/handoff-screen.tsx"));

/** What an agent put together, for the person who opens its link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("key") ?? "";
  const handoff = await readHandoff(shopOf(context).db, token, new Date());
  return handoff ? data({ token, handoff }) : data(null, { status: 404 });
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, orderTitle().yourOrder);

export default function CheckoutContinue({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <HandoffScreen page={loaderData} />
    </Suspense>
  );
}
