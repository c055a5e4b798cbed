import { z } from "zod";

import type { MailMessage, MailProvider, SentMail } from "./mail-provider.server.ts";

const address = "https://api.resend.com/emails";
/** Milliseconds until an answer counts as lost. */
const timeout = 10_000;
/** The longest wait in seconds that is taken from a Retry-After. */
const longestWait = 12 * 60 * 60;

const taken = z.object({ id: z.string().min(1).max(100) });
/** An error names itself; its message may repeat what was sent, so it is never read. */
const refusal = z.object({ name: z.string().regex(/^[\w-]{1,60}$/) });

/** The tag that brings an email's idempotency key back with its events. */
const keyTag = "key";

interface Options {
  apiKey: string;
  /** How Resend is reached. */
  fetch?: (request: Request) => Promise<Response>;
}

/** Resend, over its HTTP API. It sends the email of an idempotency key once in 24 hours, so a lost answer is asked for again. */
export function resendProvider({ apiKey, fetch: reach = (request) => fetch(request) }: Options): MailProvider {
  return {
    name: "resend",
    async send(message, idempotencyKey) {
      const request = new Request(address, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": idempotencyKey,
          // Without one, Resend refuses the call.
          "User-Agent": "pulse-mode",
        },
        body: JSON.stringify(bodyOf(message, idempotencyKey)),
        signal: AbortSignal.timeout(timeout),
      });
      try {
        const response = await reach(request);
        return outcomeOf(response, await response.json().catch(() => null));
      } catch (error) {
        return {
          kind: "retry",
          reason: "no-answer",
          detail: `No answer: ${error instanceof Error ? error.name : "?"}`,
        };
      }
    },
  };
}

function bodyOf({ from, to, subject, html, text, headers, attachments }: MailMessage, key: string) {
  const files = attachments.map(({ name, type, content }) => {
    return { filename: name, content_type: type, content: toBase64(content) };
  });
  const tags = [{ name: keyTag, value: key }];
  return { from, to: [to], subject, html, text, headers, tags, ...(files.length > 0 && { attachments: files }) };
}

function outcomeOf(response: Response, body: unknown): SentMail {
  const { status } = response;
  if (response.ok) {
    const { data } = taken.safeParse(body);
    // Taken, and the answer broke off: the same key asks for it again.
    return data ? { kind: "sent", id: data.id } : { kind: "retry", reason: "no-answer", detail: `${status}, no id` };
  }
  const name = refusal.safeParse(body).data?.name ?? "";
  const detail = name ? `${status} ${name}` : String(status);
  // The key was used with another text, of a record that has changed since: an email has gone out, and one is enough.
  if (name === "invalid_idempotent_request") return { kind: "sent", id: null };
  if (name === "concurrent_idempotent_requests") return { kind: "retry", reason: "no-answer", detail };
  if (/^(daily|monthly)_quota_exceeded$/.test(name)) return { kind: "retry", reason: "quota", detail };
  if (status === 429) return { kind: "retry", reason: "rate-limited", detail, ...retryAfter(response) };
  if (status === 401 || status === 403) return { kind: "retry", reason: "configuration", detail };
  if (status === 400 || status === 422) return refused(name, detail);
  return { kind: "retry", reason: "provider-down", detail, ...retryAfter(response) };
}

/** The sender, subject and texts are the shop's own and always alike: what is not valid is the address. */
function refused(name: string, detail: string): SentMail {
  if (name === "invalid_from_address") return { kind: "retry", reason: "configuration", detail };
  const isField = name === "validation_error" || name === "invalid_parameter";
  return { kind: "refused", reason: isField ? "bad-address" : "content-refused", detail };
}

function retryAfter({ headers }: Response): { afterSeconds?: number } {
  const seconds = Number(headers.get("Retry-After") ?? "");
  return seconds > 0 ? { afterSeconds: Math.min(Math.ceil(seconds), longestWait) } : {};
}

/** Arguments that one call takes safely. */
const atOnce = 8_192;

/** Bytes as base64 with padding, as APIs take files. */
function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += atOnce) {
    text += String.fromCharCode(...bytes.subarray(start, start + atOnce));
  }
  return btoa(text);
}
