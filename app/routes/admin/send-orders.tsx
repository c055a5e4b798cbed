import { data } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { chosenOrders, returnPath } from "#app/admin/orders/chosen-orders.ts";
import { sendOrders } from "#app/admin/orders/send-orders.server.ts";
import { SendScreen } from "#app/admin/orders/send-screen.tsx";
import { bookingCarrier } from "#app/features/selling/orders/choose-carrier.server.ts";
import { lastCarrier } from "#app/features/selling/orders/last-carrier.server.ts";
import { readOrdersToSend } from "#app/features/selling/orders/orders-to-send.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/send-orders";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  const ids = chosenOrders(url.searchParams.keys());
  const [found, carrier] = await Promise.all([readOrdersToSend(db, ids.length > 0 ? ids : null), lastCarrier(db)]);
  const orders = found.orders.map((order) => ({ ...order, fulfilmentId: newId("ful") }));
  const returnTo = returnPath(url.searchParams.get("returnTo") ?? "/admin?tab=orders&work=to-send");
  return {
    ...found,
    orders,
    carrier,
    returnTo,
    booksWith: bookingCarrier(env)?.name ?? null,
    here: `${url.pathname}${url.search}`,
  };
}

export async function action(sent: Route.ActionArgs) {
  const { form, shop, actor } = await readStaffForm(sent, z.object({}));
  const ids = chosenOrders(Object.keys(form.fields));
  if (form.kind === "too-many")
    return data({ error: "Too many attempts. Try again in a minute.", fields: form.fields }, form.status);
  if (ids.length === 0) return data({ error: "Choose at least one order.", fields: form.fields }, 400);
  const carrier = form.fields["book"] === "on" ? bookingCarrier(shop.env) : null;
  return { ...(await sendOrders(shop, { ids, fields: form.fields, actor, carrier })), fields: form.fields };
}

export const meta = () => [{ title: "Send orders | Admin" }];

export default function SendOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <SendScreen {...loaderData} answer={actionData ?? null} />;
}
