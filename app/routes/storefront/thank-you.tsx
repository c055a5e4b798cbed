import { useEffect, useState } from "react";

import { type Confirmation, readConfirmation } from "#app/features/orders/confirmation-store.ts";
import { NoOrder, OrderConfirmation, PreparingConfirmation } from "#app/features/orders/order-confirmation.tsx";
import { confirmationOf } from "#app/features/orders/confirmation.server.ts";
import { readOrder } from "#app/features/orders/queries.server.ts";
import { reviewPathOf } from "#app/features/reviews/order-link.ts";
import { shopOf } from "#app/platform/context.ts";
import { isSignedLink, signLink } from "#app/platform/signed-link.server.ts";

import type { Route } from "./+types/thank-you";

/** Milliseconds that the confirmation is prepared (specification, section 9). */
const preparingMs = 1_000;

/** The order of a signed link, as the e-mail carries it; nothing for anyone else. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const id = url.searchParams.get("orderId");
  const key = url.searchParams.get("key");
  if (!id || !key || !(await isSignedLink("order-link", id, key, env.LINK_SECRET)))
    return { confirmation: null, reviewPath: null };
  const order = await readOrder(db, id);
  const reviewPath = reviewPathOf({ id, key: await signLink("review-link", id, env.LINK_SECRET) });
  return { confirmation: order && confirmationOf(order), reviewPath };
}

export function headers() {
  return { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };
}

export const meta = () => [{ title: "Your order" }, { name: "robots", content: "noindex" }];

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const [confirmation, setConfirmation] = useState<Confirmation | null | "preparing">(
    loaderData.confirmation ?? "preparing",
  );
  useEffect(() => {
    if (loaderData.confirmation) return;
    const timer = setTimeout(() => setConfirmation(readConfirmation()), preparingMs);
    return () => clearTimeout(timer);
  }, [loaderData.confirmation]);

  if (confirmation === "preparing") return <PreparingConfirmation />;
  return confirmation ? (
    <OrderConfirmation confirmation={confirmation} reviewPath={loaderData.reviewPath} />
  ) : (
    <NoOrder />
  );
}
