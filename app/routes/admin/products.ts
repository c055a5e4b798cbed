import { redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { bulkFormSchema } from "#app/admin/products/bulk-form.ts";
import { editProducts } from "#app/admin/products/edit-products.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/products";

const list = "/admin?tab=products";

export function loader() {
  return redirect(list);
}

/** Changes the products selected in the Products tab. */
export async function action({ request, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: bulkFormSchema, limit: "staff" });
  const {
    returnTo = list,
    entryId,
    ...edit
  } = form.kind === "valid" ? form.data : { ids: [], edit: "Failed to read the form.", entryId: undefined };
  const message = await editProducts(shop, edit, { actor: username, entryId }, new Date());
  return redirect(returnTo, { headers: await setFlash(request, shop, message) });
}
