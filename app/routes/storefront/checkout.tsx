import { redirect } from "react-router";

import { currentInformationVersion } from "#app/features/shop/documents/current-documents.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { CheckoutScreen } from "#app/storefront/checkout-page/checkout-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/checkout";

/** The version of the information on withdrawal that the page shows: an order says which it was. */
export async function loader({ context }: Route.LoaderArgs) {
  return { informationVersion: await currentInformationVersion(shopOf(context).db) };
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
  return <CheckoutScreen informationVersion={loaderData.informationVersion} />;
}
