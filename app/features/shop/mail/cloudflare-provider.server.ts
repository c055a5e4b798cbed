import { describeError } from "#app/platform/env/log-error.ts";

import type { MailMessage, MailProvider, SentMail } from "./mail-provider.server.ts";

type Failure<Kind> = Extract<SentMail, { kind: Kind; reason: unknown }>["reason"];

/** The codes of Cloudflare's Email Service (Workers API, error codes) for what is of no use to repeat. */
const refusals: Readonly<Record<string, Failure<"refused">>> = {
  E_VALIDATION_ERROR: "bad-address",
  E_RECIPIENT_SUPPRESSED: "provider-suppressed",
  E_FIELD_MISSING: "content-refused",
  E_TOO_MANY_RECIPIENTS: "content-refused",
  E_CONTENT_TOO_LARGE: "content-refused",
  E_HEADER_NOT_ALLOWED: "content-refused",
  E_HEADER_USE_API_FIELD: "content-refused",
  E_HEADER_VALUE_INVALID: "content-refused",
  E_HEADER_VALUE_TOO_LONG: "content-refused",
  E_HEADER_NAME_INVALID: "content-refused",
  E_HEADERS_TOO_LARGE: "content-refused",
  E_HEADERS_TOO_MANY: "content-refused",
};

/** The codes of what may go away. */
const passing: Readonly<Record<string, Failure<"retry">>> = {
  E_SENDER_NOT_VERIFIED: "configuration",
  E_SENDER_DOMAIN_NOT_AVAILABLE: "configuration",
  E_RECIPIENT_NOT_ALLOWED: "configuration",
  E_RATE_LIMIT_EXCEEDED: "rate-limited",
  E_DAILY_LIMIT_EXCEEDED: "quota",
};

/**
 * Cloudflare's `send_email` binding. It knows no idempotency key: an email whose answer was lost with its Worker is sent again.
 * It tells nothing of what happens later; addresses that bounce or complain are kept back by Cloudflare's own list.
 */
export function cloudflareProvider(binding: SendEmail): MailProvider {
  return {
    name: "cloudflare",
    async send(message) {
      try {
        const answer: unknown = await binding.send(builderOf(message));
        return { kind: "sent", id: messageIdOf(answer) };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

/** The binding takes bytes as they are (Workers API, Attachment). An email without files names none. */
function builderOf({ attachments, ...message }: MailMessage): EmailMessageBuilder {
  if (attachments.length === 0) return message;
  const files = attachments.map(({ name, type, content }): EmailAttachment => {
    return { filename: name, type, content, disposition: "attachment" };
  });
  return { ...message, attachments: files };
}

function messageIdOf(answer: unknown): string | null {
  const id = (answer as { messageId?: unknown } | undefined)?.messageId;
  return typeof id === "string" ? id : null;
}

function failure(error: unknown): SentMail {
  const given = (error as { code?: unknown } | null)?.code;
  const code = typeof given === "string" ? given : "";
  // The message of a refusal may repeat the address.
  const detail = code || describeError(error);
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return { kind: "refused", reason: refusal, detail };
  return { kind: "retry", reason: (Object.hasOwn(passing, code) && passing[code]) || "provider-down", detail };
}
