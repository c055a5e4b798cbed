import { data, redirect } from "react-router";
import { z } from "zod";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import {
  type BulkChange,
  changeStatuses,
  isDestructive,
  readChosen,
} from "#app/admin/orders/change-statuses.server.ts";
import { chosenOrders, deliverPath, sendChosenPath } from "#app/admin/orders/chosen-orders.ts";
import { ConfirmBulk } from "#app/admin/orders/confirm-bulk.tsx";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { orderStatuses } from "#app/shared/order-statuses.ts";

import type { Route } from "./+types/bulk-orders";

const listPath = "/admin?tab=orders";

/** It cannot redirect: it also runs for the page that asks before orders are cancelled. */
export function loader() {
  return null;
}

const bulkForm = z.object({
  status: z.enum(orderStatuses),
  returnTo: z
    .string()
    .regex(/^\/admin\?tab=orders[\w&=.~%+:-]*$/)
    .default(listPath),
  confirmed: z.literal("yes").optional(),
});

export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, role, say } = await readStaffForm(args, bulkForm);
  const ids = chosenOrders(Object.keys(form.fields));
  if (form.kind !== "valid" || ids.length === 0) {
    const message = {
      tone: "error" as const,
      text: ids.length === 0 ? "Choose at least one order." : "The orders were not changed.",
    };
    return say(form.kind === "valid" ? form.data.returnTo : listPath, message);
  }
  const { status, returnTo, confirmed } = form.data;
  const mayRefund = isAllowed(role, "orders:refund");
  if (status === "shipped") return redirect(sendChosenPath(ids, returnTo));
  if (status === "delivered") return redirect(deliverPath(ids, returnTo));
  const change: BulkChange = { orders: await readChosen(shop.db, ids), status, actor, mayRefund };
  if (!confirmed && isDestructive(change)) return data({ orders: change.orders, returnTo });
  return say(returnTo, await changeStatuses(shop, change));
}

export const meta = () => [{ title: "Cancel orders | Admin" }];

export default function BulkOrders({ actionData }: Route.ComponentProps) {
  return actionData ? <ConfirmBulk {...actionData} /> : <RowLink to={listPath}>Choose orders in the list</RowLink>;
}
