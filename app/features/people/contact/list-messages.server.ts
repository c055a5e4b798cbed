import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { listClauses, listPage, type ListQuery, type ListSource } from "#app/db/list-clauses.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import type { MessageStatus } from "#app/shared/states.ts";

export type MessageSort = "newest" | "oldest";
export type MessageFilter = "status" | "subject";

const source: ListSource<MessageSort, MessageFilter> = {
  table: contactMessages,
  id: contactMessages.id,
  searchTable: "message_search",
  sorts: {
    newest: { column: contactMessages.createdAt, descending: true },
    oldest: { column: contactMessages.createdAt, descending: false },
  },
  filters: {
    status: (value) => eq(contactMessages.status, value as MessageStatus),
    subject: (value) => eq(contactMessages.subject, value),
  },
};

/** One page of the messages, each with its first `preview` characters and one more, which tells that there are more. */
export async function listMessages(db: Database, query: ListQuery<MessageSort, MessageFilter>, preview: number) {
  const { where, orderBy, limit, sortValue } = listClauses(source, query);
  const { id, name, email, subject, status, createdAt, updatedAt } = contactMessages;
  const message = sql<string>`substr(${contactMessages.message}, 1, ${preview + 1})`.as("preview");
  const rows = await db
    .select({ id, name, email, subject, status, createdAt, updatedAt, message, sortValue })
    .from(contactMessages)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return listPage(rows, query);
}
