import { redirect } from "react-router";

import { setFlash } from "#app/admin/frame/flash.server.ts";
import { changeNotes } from "#app/admin/orders/change-notes.server.ts";
import { noteLength } from "#app/admin/orders/order-field-lengths.ts";
import { noteForm } from "#app/admin/orders/order-forms.ts";
import { requireStaff } from "#app/features/shop/staff/guard.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

import type { Route } from "./+types/order-notes";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username: actor } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: noteForm, limit: "staff" });
  const message =
    form.kind === "valid"
      ? await changeNotes(shop, { orderId: params.id, actor }, form.data)
      : { tone: "error" as const, text: `The note was not saved: write a text of at most ${noteLength} characters.` };
  return redirect(`/admin/orders/${params.id}`, { headers: await setFlash(request, shop, message) });
}
