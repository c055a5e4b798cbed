import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { bulkFormSchema } from "#app/admin/products/bulk-form.ts";
import { editProducts } from "#app/admin/products/edit-products.server.ts";

import type { Route } from "./+types/products";

const list = "/admin?tab=products";

export function loader() {
  return redirect(list);
}

/** Changes the products selected in the Products tab. */
export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(args, bulkFormSchema);
  const {
    returnTo = list,
    entryId,
    ...edit
  } = form.kind === "valid"
    ? form.data
    : { ids: [], edit: "We couldn't read the form. Reload the page.", entryId: undefined };
  const message = await editProducts(shop, edit, { actor, entryId }, new Date());
  return say(returnTo, message);
}
