import { data, redirect } from "react-router";
import { z } from "zod";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import {
  type BulkChange,
  changeStatuses,
  isDestructive,
  readChosen,
} from "#app/admin/orders/change-statuses.server.ts";
import { chosenOrders } from "#app/admin/orders/chosen-orders.ts";
import { ConfirmBulk } from "#app/admin/orders/confirm-bulk.tsx";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { isAllowed } from "#app/features/shop/staff/permissions.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
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

export async function action({ request, context }: Route.ActionArgs) {
  const { username: actor, role } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: bulkForm, limit: "staff" });
  const ids = chosenOrders(Object.keys(form.fields));
  if (form.kind !== "valid" || ids.length === 0) {
    const message = {
      tone: "error" as const,
      text: ids.length === 0 ? "Choose at least one order." : "The orders were not changed.",
    };
    return redirect(form.kind === "valid" ? form.data.returnTo : listPath, {
      headers: await setFlash(request, shop, message),
    });
  }
  const { status, returnTo, confirmed } = form.data;
  const mayRefund = isAllowed(role, "orders:refund");
  const change: BulkChange = { orders: await readChosen(shop.db, ids), status, actor, mayRefund };
  if (!confirmed && isDestructive(change)) return data({ orders: change.orders, returnTo });
  return redirect(returnTo, { headers: await setFlash(request, shop, await changeStatuses(shop, change)) });
}

export const meta = () => [{ title: "Cancel orders | Admin" }];

export default function BulkOrders({ actionData }: Route.ComponentProps) {
  return actionData ? <ConfirmBulk {...actionData} /> : <RowLink to={listPath}>Choose orders in the list</RowLink>;
}
