import { data, redirect } from "react-router";

import { PaymentReturnScreen } from "#app/storefront/checkout-page/payment-return-screen.tsx";
import { paymentReturnTexts } from "#app/storefront/checkout-page/payment-return.texts.tsx";
import { unlistedMeta } from "#app/storefront/frame/page-meta.ts";

import type { Route } from "./+types/checkout-return";

/** No copy anywhere, and no word of the address to any other page: a bank may have added the payment's secret to it. */
const secret = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** What the bank added to the address, the payment's client secret among it, is taken out at once. */
export function loader({ url }: Route.LoaderArgs) {
  const paymentId = url.searchParams.get("payment");
  if (url.searchParams.has("payment_intent"))
    throw redirect(`/checkout/return?payment=${encodeURIComponent(paymentId ?? "")}`, { headers: secret });
  return data({ paymentId });
}

export const headers = () => secret;

export const meta: Route.MetaFunction = (args) => unlistedMeta(args, paymentReturnTexts().title);

export default function CheckoutReturn({ loaderData }: Route.ComponentProps) {
  return <PaymentReturnScreen paymentId={loaderData.paymentId || null} />;
}
