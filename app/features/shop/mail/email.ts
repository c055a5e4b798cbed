import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { ReactElement } from "react";

import type { Database } from "#app/db/client.server.ts";
import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import type { EmailType } from "#app/shared/states.ts";

import type { MailAttachment } from "./mail-provider.server.ts";

/** E-mails of one type that one address gets: anyone can type anyone's address. */
export interface RecipientLimit {
  perHour: number;
  perDay: number;
  /** What happens to an e-mail above the limit: it is left out, or waits for an hour because it must come. */
  above: "drop" | "delay";
}

/** Of receipts of what was typed without a signed link. The page has shown the same receipt to whoever typed it. */
const typedReceiptLimit = { perHour: 3, perDay: 4, above: "drop" } as const satisfies RecipientLimit;

/** A receipt as it is sent for what a signed link or the staff vouch for, or for what was typed. */
export function receiptFor<E extends Pick<Email, "type" | "causedBy" | "limit">>(receipt: E, isProven: boolean) {
  return isProven ? receipt : { ...receipt, causedBy: "anyone" as const, limit: typedReceiptLimit };
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

/**
 * Who can cause an e-mail. `anyone`: whoever types its address. `proof`: only a payment, the shop's staff, or somebody who showed a signed
 * link. The limits of the two are counted apart, so that what strangers type never holds back what is proven.
 */
export type MailCause = "anyone" | "proof";

interface EmailBase {
  type: EmailType;
  causedBy: MailCause;
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
