import type { EmailReason } from "#app/shared/states.ts";

import type { MailProviderName } from "./provider-names.ts";

/** An email as a provider takes it. */
export interface MailMessage {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Such as List-Unsubscribe. */
  headers: Record<string, string>;
  attachments: readonly MailAttachment[];
}

/** A file that an email carries. All of an email's together stay under 3 MB: base64 makes them a third larger. */
export interface MailAttachment {
  /** The file's name, with its ending. */
  name: string;
  /** Its MIME type. */
  type: string;
  content: Uint8Array;
}

/** What became of an email that a provider was given. No part of it holds an address or a text of the email. */
export type SentMail =
  /** Taken for delivery; `id` is the provider's, null when it did not say it. */
  | { kind: "sent"; id: string | null }
  /** Refused for good: to try again is of no use. */
  | { kind: "refused"; reason: Extract<EmailReason, RefusalReason>; detail: string }
  /** Perhaps another time; not before `afterSeconds`, where the provider said so. */
  | { kind: "retry"; reason: Extract<EmailReason, RetryReason>; detail: string; afterSeconds?: number };

type RefusalReason = "bad-address" | "provider-suppressed" | "content-refused";
type RetryReason = "configuration" | "rate-limited" | "quota" | "provider-down" | "no-answer";

/** Who delivers the shop's emails. `choose-provider.server.ts` says which one is in use. */
export interface MailProvider {
  name: MailProviderName;
  /**
   * Gives it one email. A provider that knows idempotency keys sends a key's email once, however often it is asked within a
   * day. Never throws.
   */
  send: (message: MailMessage, idempotencyKey: string) => Promise<SentMail>;
}
