import { data, isRouteErrorResponse, redirect } from "react-router";
import { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { tryStatus } from "#app/admin/orders/change-status.server.ts";
import { OrderScreen } from "#app/admin/orders/order-screen.tsx";
import { pageOfStatus } from "#app/admin/orders/page-of-status.server.ts";
import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { statusOutcomes } from "#app/admin/orders/status-outcome.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { orderStatuses } from "#app/shared/order-statuses.ts";

import type { Route } from "./+types/order";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { role, username } = requireStaff(context);
  const found = await readOrderPage(shopOf(context).db, params.id);
  if (!found) throw data(null, { status: 404 });
  return { role, username, ...found };
}

const statusForm = z.object({
  status: z.enum(orderStatuses),
  /** Sent by browsers without scripts only: the path to redirect to. */
  returnTo: z
    .string()
    .regex(/^\/admin(?:[/?][\w/?&=.~%-]*)?$/)
    .optional(),
});

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, role, say } = await readStaffForm(sent, statusForm);
  const mayRefund = isAllowed(role, "orders:refund");
  const { status, returnTo } = form.kind === "valid" ? form.data : {};
  const asks = status && (await pageOfStatus(shop.db, params.id, status, returnTo));
  if (asks) return redirect(asks);
  const outcome = status ? await tryStatus(shop, { orderId: params.id, status, actor, mayRefund }) : "invalid";
  const { message, httpStatus } = statusOutcomes[outcome];
  if (!returnTo) return data(message, httpStatus);
  return say(returnTo, message);
}

/** Turns a lost connection into a message instead of an error screen. Rethrows the server's own error responses. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const { message, httpStatus } = statusOutcomes.failed;
    return data(message, httpStatus);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Order ${loaderData.order.orderNumber}` : "Order"} | Admin` },
];

export default function Order({ loaderData }: Route.ComponentProps) {
  return <OrderScreen {...loaderData} />;
}
