import { redirect } from "react-router";

import { startBulkFile } from "#app/admin/files/bulk-file.server.ts";
import { fileKindsOf } from "#app/admin/files/file-kinds.ts";
import { filePath } from "#app/admin/files/files-place.ts";
import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { bulkFormSchema } from "#app/admin/products/bulk-form.ts";
import { editProducts } from "#app/admin/products/edit-products.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { Route } from "./+types/products";

const list = "/admin?tab=products";

export function loader() {
  return redirect(list);
}

/** Changes the products selected in the Products tab. */
export async function action(args: Route.ActionArgs) {
  const { form, shop, actor, role, say } = await readStaffForm(args, bulkFormSchema);
  const {
    returnTo = list,
    entryId,
    ids,
    edit,
  } = form.kind === "valid"
    ? form.data
    : { ids: [], edit: "We couldn't read the form. Reload the page.", entryId: undefined };
  const now = new Date();
  if (typeof edit === "string" || edit.kind !== "field")
    return say(returnTo, await editProducts(shop, { ids, edit }, { actor, entryId }, now));
  if (!fileKindsOf(role).includes("products")) throw new Response("Your role can't do this", { status: 403 });
  const id = entryId?.replace(/^aud_/, "job_") ?? newId("job");
  const started = await startBulkFile(shop, { ids, edit, id, actor }, now);
  return started.kind === "started" ? redirect(filePath(id)) : say(returnTo, { tone: "error", text: started.reason });
}
