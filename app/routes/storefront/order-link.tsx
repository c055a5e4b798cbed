import { data } from "react-router";

import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { OrderLinkScreen } from "#app/storefront/case-pages/order-link-screen.tsx";
import { submitOrderLink } from "#app/storefront/case-pages/submit-order-link.server.ts";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/order-link";

/** Where a buyer without the e-mail of an order has its link sent again. */
export function loader() {
  return { formId: newId() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await submitOrderLink(request, shopOf(context), new Date());
  return data(answer, status);
}

export function headers() {
  // 'no-referrer' would take the origin from the form that browsers without scripts send, which then counts as foreign.
  return { "Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Robots-Tag": "noindex" };
}

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, pageNames()["/order-link"]);

export default function OrderLink({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderLinkScreen formId={loaderData.formId} answer={actionData} />;
}
