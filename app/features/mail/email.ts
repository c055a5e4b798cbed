import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ReactElement } from "react";

import type { Database } from "#app/db/client.server.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";
import type { Shop } from "#app/platform/context.ts";
import type { EmailType } from "#app/shared/states.ts";

import type { MailAttachment } from "./mail-provider.server.ts";

/** E-mails of one type that one address gets: anyone can type anyone's address. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
  /** What happens to an e-mail above the limit: it is left out, or waits for an hour because it must come. */
  above: "drop" | "delay";
}

export interface EmailContent {
  subject: string;
  /** A `MailLayout`. */
  body: ReactElement;
  attachments?: readonly MailAttachment[];
}

/** What an e-mail is composed with. */
export interface EmailContext {
  shop: Shop;
  site: SiteConfiguration;
}

interface EmailBase {
  type: EmailType;
  limit: RecipientLimit;
  /** What is recorded of its cause once a provider has taken it. It may be called again for the same cause. */
  afterSent?: (causeId: string, shop: Shop, now: Date) => Promise<void>;
}

/** An e-mail about something that its reader did. */
export interface TransactionalEmail extends EmailBase {
  purpose: "transactional";
  /** Composes it from the record with the id `causeId`. Throws when that record is gone. */
  compose: (causeId: string, context: EmailContext) => Promise<EmailContent & { unsubscribeUrl?: never }>;
}

/** As above, of something that may have ended before it is sent. */
export interface LapsingEmail extends EmailBase {
  purpose: "transactional";
  /** As above. Null when it is no longer true or wanted: it is dropped then, as if it had never been written. */
  compose: (causeId: string, context: EmailContext) => Promise<(EmailContent & { unsubscribeUrl?: never }) | null>;
  /** What is written in the batch that drops it, where `isDropped` is true. */
  dropStatements?: (db: Database, causeId: string, isDropped: SQL) => BatchItem<"sqlite">[];
}

/** An e-mail that advertises. It always carries a way to unsubscribe, for people and for mail programs. */
export interface MarketingEmail extends EmailBase {
  purpose: "marketing";
  /** As above. `unsubscribeUrl` ends the subscription on a POST, without cookies or further questions. */
  compose: (causeId: string, context: EmailContext) => Promise<EmailContent & { unsubscribeUrl: string }>;
}

/** An e-mail that the shop sends. `workers/jobs/emails.ts` lists them all. */
export type Email = TransactionalEmail | LapsingEmail | MarketingEmail;
