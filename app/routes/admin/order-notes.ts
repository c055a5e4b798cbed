import { redirect } from "react-router";
import type { z } from "zod";

import { readStaffForm } from "#app/admin/frame/staff-form.server.ts";
import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { noteLength } from "#app/admin/orders/order-field-lengths.ts";
import { noteForm } from "#app/admin/orders/order-forms.ts";
import { addNote, setNoteDeleted } from "#app/features/selling/orders/notes.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { Route } from "./+types/order-notes";

/** Adds or deletes a note of an order; returns what to tell the person. */
async function changeNotes(
  { db }: Shop,
  { orderId, actor }: { orderId: string; actor: string },
  form: z.output<typeof noteForm>,
): Promise<StatusMessage> {
  const note = { orderId, noteId: form.noteId, actor };
  if (form.intent === "add") {
    const added = await addNote(db, { ...note, text: form.text }, new Date());
    return added ? { tone: "success", text: "Note added." } : { tone: "error", text: "We can't find this order." };
  }
  return (await setNoteDeleted(db, note, true, new Date()))
    ? { tone: "success", text: "Note deleted. It can be restored from the audit log." }
    : { tone: "error", text: "This note was deleted before." };
}

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
