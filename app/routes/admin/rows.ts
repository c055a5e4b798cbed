import { redirect } from "react-router";
import { z } from "zod";

import { adminPath } from "#app/admin/frame/admin-path.ts";
import { setFlash } from "#app/admin/frame/flash.server.ts";
import { rowChoices } from "#app/admin/frame/list-address.ts";
import { keepRows } from "#app/admin/frame/list-view.server.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/rows";

/** A GET has nothing to show: it redirects. */
export function loader() {
  return redirect("/admin");
}

const form = z.object({ rows: z.coerce.number().pipe(z.literal(rowChoices)), list: adminPath });

/** Chooses how many rows lists have, on a list that is shown again from its beginning. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireStaff(context);
  const shop = shopOf(context);
  const sent = await readForm(request, shop, { schema: form, limit: "staff" });
  if (sent.kind !== "valid") {
    const message = { tone: "error", text: "We couldn't change the number of rows. Try again." } as const;
    const list = adminPath.catch("/admin").parse(sent.fields["list"]);
    return redirect(list, { headers: await setFlash(request, shop, message) });
  }
  const { rows, list } = sent.data;
  // The list says it in its URL: KV may refuse to keep it, or still tell the number before.
  const address = `${list}${list.includes("?") ? "&" : "?"}rows=${rows}`;
  return redirect(address, { headers: await keepRows(request, shop, id, rows) });
}
