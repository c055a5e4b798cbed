import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";

import { emailTypes } from "../../shared/emails.ts";
import { emailDeliveries, emailReasons, emailStatuses } from "../../shared/states.ts";
import { flag, isoTime, json, locale } from "./columns.server.ts";

/** What staff have changed of the site, one row a section; what is absent has the default of `site/configuration.ts`. */
export const siteConfiguration = sqliteTable(
  "site_configuration",
  {
    section: text("section").primaryKey(),
    content: json<unknown>("content").notNull(),
    updatedAt: isoTime("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (t) => [check("site_configuration_content", sql`json_valid(${t.content})`)],
);

/** A section with values that are not saved, for the member of staff who looks at the page with them. Kept for an hour. */
export const siteDrafts = sqliteTable(
  "site_drafts",
  {
    id: text("id").primaryKey(),
    section: text("section").notNull(),
    content: json<unknown>("content").notNull(),
    /** The username of the only person who sees it. */
    createdBy: text("created_by").notNull(),
    createdAt: isoTime("created_at").notNull(),
  },
  (t) => [check("site_drafts_content", sql`json_valid(${t.content})`), index("site_drafts_by_created").on(t.createdAt)],
);

/**
 * E-mails to send, written in the same batch as their cause, so that none is lost; one row a cause and type, so that
 * none is sent twice.
 */
export const emailOutbox = sqliteTable(
  "email_outbox",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: emailTypes }).notNull(),
    recipient: text("recipient").notNull(),
    /** The id of the order, subscription or message that justifies this e-mail. */
    causeId: text("cause_id").notNull(),
    /** The language of the request that caused it. */
    locale: locale(),
    status: text("status", { enum: emailStatuses }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    claimedAt: isoTime("claimed_at"),
    createdAt: isoTime("created_at").notNull(),
    /** Not sent before this moment: each failure waits longer than the one before. Null: at once. */
    nextAttemptAt: isoTime("next_attempt_at"),
    sentAt: isoTime("sent_at"),
    /** Why it was not sent or did not arrive, for staff; `lastError` is the same for programmers. */
    reason: text("reason", { enum: emailReasons }),
    /** Who was given it last, and under which id. */
    provider: text("provider"),
    providerId: text("provider_id"),
    delivery: text("delivery", { enum: emailDeliveries }),
    deliveryAt: isoTime("delivery_at"),
    /** How often staff sent it again: each time is another e-mail to the provider. */
    resends: integer("resends").notNull().default(0),
    /** The press that sent it again last, so that a form sent twice does it once. */
    resentPress: text("resent_press"),
    /** Anyone could cause it by typing an address. Its limits are counted apart from those of proven e-mails. */
    typed: flag("typed").notNull().default(false),
  },
  (t) => [
    unique("email_outbox_once").on(t.type, t.causeId),
    index("email_outbox_unsent")
      .on(t.nextAttemptAt)
      .where(sql`${t.status} <> 'sent'`),
    index("email_outbox_by_recipient").on(t.recipient, t.createdAt),
    index("email_outbox_by_created").on(t.createdAt),
    index("email_outbox_undelivered")
      .on(t.createdAt, t.id)
      .where(sql`${t.status} <> 'sent'`),
    index("email_outbox_by_provider_id")
      .on(t.providerId)
      .where(sql`${t.providerId} IS NOT NULL`),
    // When each provider last took and delivered an e-mail.
    index("email_outbox_by_sent")
      .on(t.sentAt)
      .where(sql`${t.sentAt} IS NOT NULL`),
    index("email_outbox_by_delivered")
      .on(t.deliveryAt)
      .where(sql`${t.delivery} = 'delivered'`),
  ],
);

/** Files in R2 that a person uploaded. The key is random; the name is only what a download is called. */
export const storedFiles = sqliteTable(
  "stored_files",
  {
    id: text("id").primaryKey(),
    storageKey: text("storage_key").notNull().unique(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    folder: text("folder").notNull(),
    uploadedBy: text("uploaded_by").notNull(),
    /** For a shopper's picture, the key of the review it was sent for; for a picture of a value loss, its id. No part of any address. */
    uploadKey: text("upload_key"),
    createdAt: isoTime("created_at").notNull(),
    /** Since when no product and no order shows a product's picture; it is deleted some time after. */
    unusedSince: isoTime("unused_since"),
  },
  (t) => [
    index("stored_files_unused")
      .on(t.unusedSince)
      .where(sql`${t.unusedSince} IS NOT NULL`),
    check("stored_files_size", sql`${t.sizeBytes} > 0`),
    index("stored_files_by_upload")
      .on(t.uploadKey)
      .where(sql`${t.uploadKey} IS NOT NULL`),
  ],
);
