import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { consentActions, consentPurposes, dataRequestKinds, dataRequestStates } from "../../shared/states.ts";
import { isoTime, locale } from "./columns.server.ts";

/** The texts that people consented to, as they were shown. A changed text is another version. */
export const consentTexts = sqliteTable("consent_texts", {
  /** The SHA-256 of locale and content, in hex. */
  version: text("version").primaryKey(),
  locale: text("locale").notNull(),
  content: text("content").notNull(),
  createdAt: isoTime("created_at").notNull(),
});

/** Who consented to e-mails and who took it back. Append-only: a trigger refuses changes. */
export const consentLog = sqliteTable(
  "consent_log",
  {
    id: text("id").primaryKey(),
    /** A keyed hash of the address (`consent/consent-subject.server.ts`), or the id of a subscriber or order from before there was one. */
    subject: text("subject").notNull(),
    purpose: text("purpose", { enum: consentPurposes }).notNull(),
    action: text("action", { enum: consentActions }).notNull(),
    /** The text that was shown; empty where none is known. */
    textVersion: text("text_version").notNull().default(""),
    locale: text("locale").notNull().default("en"),
    /** Where: a form of the shop, the e-mail's link, staff. */
    place: text("place").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [
    index("consent_log_by_subject").on(t.subject, t.purpose, t.createdAt),
    index("consent_log_by_created").on(t.createdAt),
  ],
);

/** What browsers chose about cookies, each choice under a random id that stands in the browser's cookie. */
export const cookieChoices = sqliteTable(
  "cookie_choices",
  {
    id: text("id").primaryKey(),
    /** The version of the registry that was asked about. */
    version: integer("version").notNull(),
    /** The optional purposes that were allowed, joined by dots; empty for none. */
    choices: text("choices").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [index("cookie_choices_by_created").on(t.createdAt)],
);

/** What people ask about their data that a member of staff must do, within a month (GDPR, article 12.3). */
export const dataRequests = sqliteTable(
  "data_requests",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: dataRequestKinds }).notNull(),
    /** Whose data it is about; emptied when they are erased. */
    email: text("email").notNull(),
    note: text("note").notNull().default(""),
    locale: locale(),
    state: text("state", { enum: dataRequestStates }).notNull().default("open"),
    receivedAt: isoTime("received_at").notNull(),
    dueAt: isoTime("due_at").notNull(),
    /** What was answered by e-mail. */
    answer: text("answer").notNull().default(""),
    answeredAt: isoTime("answered_at"),
    answeredBy: text("answered_by"),
  },
  (t) => [
    check("data_requests_id", sql`${t.id} GLOB 'DR-[0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'`),
    check("data_requests_answered", sql`(${t.state} = 'open') = (${t.answeredAt} IS NULL)`),
    index("data_requests_by_due").on(t.dueAt, t.id),
    index("data_requests_by_received").on(t.receivedAt, t.id),
    index("data_requests_by_state").on(t.state, t.dueAt, t.id),
    index("data_requests_by_state_and_received").on(t.state, t.receivedAt, t.id),
    index("data_requests_by_email").on(sql`${t.email} COLLATE NOCASE`),
  ],
);

/** A link that was e-mailed to an address so that its owner sees their data: it opens one visit of half an hour, once. */
export const myDataLinks = sqliteTable(
  "my_data_links",
  {
    id: text("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull(),
    createdAt: isoTime("created_at").notNull(),
    usedAt: isoTime("used_at"),
    /** The SHA-256 of the key in the visitor's cookie; null before the link is used and once the visit is over. */
    visitHash: text("visit_hash").unique(),
    visitEndsAt: isoTime("visit_ends_at"),
  },
  (t) => [
    check("my_data_links_email", sql`${t.email} = lower(${t.email})`),
    index("my_data_links_by_email").on(sql`${t.email} COLLATE NOCASE`, t.createdAt),
    index("my_data_links_by_created").on(t.createdAt),
  ],
);
