import { z } from "zod";

import { noteLength } from "#app/admin/orders/order-field-lengths.ts";
import { addNote, orderNotesStatement, setNoteDeleted } from "#app/features/selling/orders/notes.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { requiredText } from "#app/shared/text-fields.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { unknownOrder, updateOrderField } from "../orders.ts";
import { actorOf } from "../principal.ts";
import { refusal, refuse } from "../refusals.ts";
import { idFields, repeatKey, verified, verifySchema } from "./record-input.ts";

const note = z.object({ id: z.string(), text: z.string(), author: z.string(), createdAt: z.string() });
const notes = z.object({ data: z.array(note) });
const unknownNote = refusal(404, "unknown-note", "There is no such note of this order");
/** Notes are added and deleted one by one, so an order's version has no say in it. */
const orderFilter = verifySchema.shape.filter;
const noteId = idFields.id.unwrap();

const verifyOrder = createCommand(
  {
    collection: "orders",
    command: "--verify",
    summary: "Answers whether there is an order by an id.",
    limit: "staff",
    input: verifySchema,
    example: { filter: { id: "ord_1" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    return { status: 200, body: { data: [{ exists: (await readOrder(shop.db, filter.id)) !== null }] } };
  },
);

const appendNote = createCommand(
  {
    collection: "orders",
    command: "--append",
    summary: "Adds a note for staff to an order, and answers its notes. The same key adds one note.",
    limit: "staff",
    input: z.strictObject({
      filter: orderFilter,
      field: z.literal("notes"),
      value: requiredText(noteLength),
      key: repeatKey,
    }),
    headerFields: { "Idempotency-Key": "key" },
    example: {
      filter: { id: "ord_1" },
      field: "notes",
      value: "Rings before it comes.",
      key: "0123456789abcdefghijklmn",
    },
    responses: { 200: notes },
    refusals: [unknownOrder],
  },
  async ({ filter, value: text, key }, { shop, principal }) => {
    const added = { orderId: filter.id, noteId: `not_${key}`, text, actor: await actorOf(principal) };
    return (await addNote(shop.db, added, new Date())) ? notesOf(shop, filter.id) : refuse(unknownOrder);
  },
);

const deleteNote = createCommand(
  {
    collection: "orders",
    command: "--delete-field",
    summary: "Deletes one note of an order, by the note's id. Nothing else of an order can be taken away.",
    limit: "staff",
    input: z.strictObject({ filter: orderFilter, field: z.literal("notes"), id: noteId }),
    example: { filter: { id: "ord_1" }, field: "notes", id: "not_0123456789abcdefghijklmn" },
    responses: { 200: notes },
    refusals: [unknownNote],
  },
  async ({ filter, id }, { shop, principal }) => {
    const deleted = { orderId: filter.id, noteId: id, actor: await actorOf(principal) };
    return (await setNoteDeleted(shop.db, deleted, true, new Date())) ? notesOf(shop, filter.id) : refuse(unknownNote);
  },
);

async function notesOf({ db }: Shop, orderId: string) {
  const found = await orderNotesStatement(db, orderId);
  return {
    status: 200 as const,
    body: { data: found.map(({ id, text, author, createdAt }) => ({ id, text, author, createdAt })) },
  };
}

export const orderCommands: readonly DatabaseCommand[] = [verifyOrder, updateOrderField, appendNote, deleteNote];
