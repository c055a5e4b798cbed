import type { z } from "zod";

import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import { addNote, setNoteDeleted } from "#app/features/selling/orders/notes.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { noteForm } from "./order-forms.ts";

/** Adds or deletes a note of an order; returns what to tell the person. */
export async function changeNotes(
  { db }: Shop,
  { orderId, actor }: { orderId: string; actor: string },
  form: z.output<typeof noteForm>,
): Promise<StatusMessage> {
  const note = { orderId, noteId: form.noteId, actor };
  if (form.intent === "add") {
    const added = await addNote(db, { ...note, text: form.text }, new Date());
    return added ? { tone: "success", text: "Note added." } : { tone: "error", text: "There is no such order." };
  }
  return (await setNoteDeleted(db, note, true, new Date()))
    ? { tone: "success", text: "Note deleted. It can be restored from the audit log." }
    : { tone: "error", text: "This note was deleted before." };
}
