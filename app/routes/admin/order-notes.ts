import { redirect } from "react-router";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import { changeNotes } from "#app/admin/orders/change-notes.server.ts";
import { noteLength } from "#app/admin/orders/order-field-lengths.ts";
import { noteForm } from "#app/admin/orders/order-forms.ts";

import type { Route } from "./+types/order-notes";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/orders/${params.id}`);
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const { form, shop, actor, say } = await readStaffForm(sent, noteForm);
  const message =
    form.kind === "valid"
      ? await changeNotes(shop, { orderId: params.id, actor }, form.data)
      : { tone: "error" as const, text: `The note was not saved: write a text of at most ${noteLength} characters.` };
  return say(`/admin/orders/${params.id}`, message);
}
