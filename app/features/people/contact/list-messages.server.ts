import { eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { defineListQuery, type QueryOf } from "#app/db/define-list-query.server.ts";
import { contactMessages } from "#app/db/schema/customers.server.ts";
import type { MessageStatus } from "#app/shared/states.ts";

import type { ContactSubject } from "./subjects.ts";

const { id, name, email, subject, locale, status, message, createdAt, updatedAt } = contactMessages;

const readMessages = (length: number) =>
  defineListQuery({
    table: contactMessages,
    id,
    search: { table: "message_search", facets: ["status", "subject"] },
    sorts: { newest: [createdAt, "descending"], oldest: [createdAt, "ascending"] },
    filters: {
      status: (value: MessageStatus) => eq(status, value),
      subject: (value: ContactSubject) => eq(subject, value),
    },
    select: (db, sortValue) => {
      const text = sql<string>`substr(${message}, 1, ${length})`.as("preview");
      return db
        .select({ id, name, email, subject, locale, status, createdAt, updatedAt, message: text, sortValue })
        .from(contactMessages);
    },
  });

/** One page of the messages, each with its first `preview` characters and one more, which tells that there are more. */
export function listMessages(db: Database, query: QueryOf<ReturnType<typeof readMessages>>, preview: number) {
  return readMessages(preview + 1)(db, query);
}
