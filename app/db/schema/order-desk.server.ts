import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isoTime } from "./columns.server.ts";
import { orderNotes } from "./fulfilments.server.ts";
import { orders } from "./orders.server.ts";

/** Words that staff mark orders with. Customers never see them. */
export const orderTags = sqliteTable(
  "order_tags",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** In lower case. */
    tag: text("tag").notNull(),
    /** When the order was placed: a list by tag is read in its order. */
    orderedAt: isoTime("ordered_at").notNull(),
    /** The staff member's username. */
    addedBy: text("added_by").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.tag] }), index("order_tags_by_tag").on(t.tag, t.orderedAt, t.orderId)],
);

/** Whom a note mentions; on their Home until they have read it. */
export const noteMentions = sqliteTable(
  "note_mentions",
  {
    noteId: text("note_id")
      .notNull()
      .references(() => orderNotes.id),
    username: text("username").notNull(),
    /** Null while it is unread. */
    readAt: isoTime("read_at"),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.username] }), index("note_mentions_by_reader").on(t.username, t.readAt)],
);

/** A staff member's own filters of the list of orders, by name. Without what is searched for: that can be a person's name. */
export const orderFilters = sqliteTable(
  "order_filters",
  {
    id: text("id").primaryKey(),
    /** The staff member whose it is. */
    username: text("username").notNull(),
    name: text("name").notNull(),
    /** The list's address: its filters and its sort order. */
    address: text("address").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [uniqueIndex("order_filters_by_name").on(t.username, t.name)],
);
