import { getTableColumns } from "drizzle-orm";
import { z } from "zod";

import { columnSchemas } from "#app/db/column-schemas.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import { listMessages } from "#app/features/people/contact/list-messages.server.ts";
import { readThread, type Thread } from "#app/features/people/contact/read-message.server.ts";
import { replyToMessage } from "#app/features/people/contact/reply.server.ts";
import { replySchema } from "#app/features/people/contact/schemas.ts";
import { setMessageStatus } from "#app/features/people/contact/set-message-status.server.ts";
import { contactSubjectIds } from "#app/features/people/contact/subjects.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { type MessageStatus, messageStatuses } from "#app/shared/states.ts";

import { createCommand, type DatabaseCommand } from "../create-route.ts";
import { actorOf } from "../principal.ts";
import { refusal, refuse } from "../refusals.ts";
import { conflictOf } from "./edit-commands.ts";
import { keyOrList, keyOrListMessage, nextField, nextOf, pageFields, pagingOf, searchField } from "./list-input.ts";
import { emailFields, recordFilter, type RecordFilter, repeatKey, verified, verifySchema } from "./record-input.ts";

const listed = z.object(columnSchemas(getTableColumns(contactMessages)));
const reply = z.object({ id: z.string(), body: z.string(), author: z.string(), createdAt: z.string() });
/** A message that was read by its id, with the answers to it, oldest first. */
const record = listed.extend({ replies: z.array(reply).optional() });
const records = z.object({ data: z.array(record) });
const unknownMessage = refusal(404, "unknown-message", "There is no such message");
const conflict = conflictOf(record);
const keyReused = refusal(409, "key-reused", "This key was used for another answer. Nothing was sent.");
const status = z.enum(messageStatuses);
const subject = z.enum(contactSubjectIds);
/** A message is longer than none of the list's previews. */
const wholeMessage = 5_000;

function toRecord({ message, replies }: Thread) {
  return {
    ...message,
    replies: replies.map(({ id, body, author, repliedAt }) => ({ id, body, author, createdAt: repliedAt })),
  };
}

const readMessages = createCommand(
  {
    collection: "contact_messages",
    command: "--read",
    summary:
      "Answers one message by id with the answers to it, or a page of messages, newest first. By e-mail address a page can have fewer than its limit.",
    limit: "staff",
    input: z.strictObject({
      filter: z
        .strictObject({ ...emailFields, status: status.optional(), subject: subject.optional() })
        .refine((filter) => filter.email !== undefined || keyOrList(filter), keyOrListMessage)
        .default({}),
      search: searchField,
      ...pageFields,
    }),
    example: { filter: { status: "new" }, limit: 20 },
    responses: { 200: records.extend(nextField) },
  },
  async ({ filter, search, ...page }, { shop }) => {
    const { _id, id = _id, email, status: wanted, subject: about } = filter;
    if (id !== undefined) {
      const thread = await readThread(shop.db, id);
      const found = thread && (email === undefined || thread.message.email === email);
      return { status: 200, body: { data: found ? [toRecord(thread)] : [], next: null } };
    }
    const filters = { ...(wanted && { status: wanted }), ...(about && { subject: about }) };
    const query = {
      search: `${search} ${email ?? ""}`.trim(),
      sort: "newest",
      filters,
      paging: pagingOf(page),
    } as const;
    const found = await listMessages(shop.db, query, wholeMessage);
    const data = found.rows.filter((message) => email === undefined || message.email === email);
    return { status: 200, body: { data, ...nextOf(found) } };
  },
);

const verifyMessage = createCommand(
  {
    collection: "contact_messages",
    command: "--verify",
    summary: "Answers whether there is a message by an id.",
    limit: "staff",
    input: verifySchema,
    example: { filter: { id: "msg_1" } },
    responses: { 200: verified },
  },
  async ({ filter }, { shop }) => {
    return { status: 200, body: { data: [{ exists: (await readThread(shop.db, filter.id)) !== undefined }] } };
  },
);

const shared = { collection: "contact_messages", limit: "staff", responses: { 200: records } } as const;
const statusRefusals = [unknownMessage, conflict];

const updateMessage = createCommand(
  {
    ...shared,
    command: "--update",
    summary: "Sets a message's status, the only field that may change.",
    input: z.strictObject({ filter: recordFilter, update: z.strictObject({ status }) }),
    example: { filter: { id: "msg_1" }, update: { status: "read" } },
    refusals: statusRefusals,
  },
  async ({ filter, update }, { shop, principal }) => setStatus(shop, filter, update.status, await actorOf(principal)),
);

const updateMessageField = createCommand(
  {
    ...shared,
    command: "--update-field",
    summary: "Sets a message's status, as --update does.",
    input: z.strictObject({ filter: recordFilter, field: z.literal("status"), value: status }),
    example: { filter: { id: "msg_1" }, field: "status", value: "read" },
    refusals: statusRefusals,
  },
  async ({ filter, value }, { shop, principal }) => setStatus(shop, filter, value, await actorOf(principal)),
);

async function setStatus({ db }: Shop, { id, updatedAt }: RecordFilter, to: MessageStatus, actor: string) {
  const thread = await readThread(db, id);
  if (!thread) return refuse(unknownMessage);
  const { status: from, updatedAt: version } = thread.message;
  const isOld = updatedAt !== null && updatedAt !== version;
  const outcome = isOld ? "changed-since" : await setMessageStatus(db, { id, from, to, actor }, new Date());
  const now = await readThread(db, id);
  if (outcome === "gone" || !now) return refuse(unknownMessage);
  if (outcome === "changed-since") return refuse(conflict, { data: [toRecord(now)] });
  return { status: 200 as const, body: { data: [toRecord(now)] } };
}

const appendReply = createCommand(
  {
    ...shared,
    command: "--append",
    summary: "Answers a message by e-mail, and sets it to 'replied'. The same key sends one answer.",
    input: z.strictObject({
      filter: recordFilter,
      field: z.literal("replies"),
      value: replySchema.shape.body,
      key: repeatKey,
    }),
    headerFields: { "Idempotency-Key": "key" },
    example: {
      filter: { id: "msg_1" },
      field: "replies",
      value: "Put it in its bag, and send it to us.",
      key: "0123456789abcdefghijklmn",
    },
    refusals: [...statusRefusals, keyReused],
  },
  async ({ filter: { id, updatedAt }, value: body, key }, { shop, principal }) => {
    const before = updatedAt === null ? undefined : await readThread(shop.db, id);
    const isRepeat = before?.replies.some((known) => known.id === `rpl_${key}`);
    if (before && !isRepeat && before.message.updatedAt !== updatedAt)
      return refuse(conflict, { data: [toRecord(before)] });
    const result = await replyToMessage(
      shop.db,
      { messageId: id, key, body, actor: await actorOf(principal) },
      new Date(),
    );
    if (result.kind === "gone") return refuse(unknownMessage);
    if (result.kind === "key-reused") return refuse(keyReused);
    enqueueMail(shop, result.outboxId);
    const thread = await readThread(shop.db, id);
    return thread ? { status: 200, body: { data: [toRecord(thread)] } } : refuse(unknownMessage);
  },
);

export const messageCommands: readonly DatabaseCommand[] = [
  readMessages,
  verifyMessage,
  updateMessage,
  updateMessageField,
  appendReply,
];
