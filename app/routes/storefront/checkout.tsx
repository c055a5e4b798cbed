import { redirect } from "react-router";

import { currentInformationVersion } from "#app/features/shop/documents/current-documents.server.ts";
import { pickupSource } from "#app/features/shop/pickup-points/pickup-source.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { CheckoutScreen } from "#app/storefront/checkout-page/checkout-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/checkout";

/** The version of the information on withdrawal that the page shows, which an order names, and whether the shop sends to pickup points. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  return { informationVersion: await currentInformationVersion(db), hasPickupPoints: pickupSource(env) !== null };
}

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: pageNames()["/checkout"], description: pageNames()["/checkout"] }),
  { name: "robots", content: "noindex" },
];

/** The form is sent by script. A plain POST is redirected back, and its body is not read. */
export function action() {
  return redirect("/checkout", 303);
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen {...loaderData} />;
}
