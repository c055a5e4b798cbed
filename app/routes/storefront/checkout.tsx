import { redirect } from "react-router";

import { publicPage } from "#app/platform/page-headers.ts";
import { CheckoutScreen } from "#app/storefront/checkout-page/checkout-screen.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/checkout";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: "Checkout", description: "Checkout" }),
  { name: "robots", content: "noindex" },
];

/** The form is sent by script. A plain POST is redirected back, and its body is not read. */
export function action() {
  return redirect("/checkout", 303);
}

export default function Checkout() {
  return <CheckoutScreen />;
}
