import { z } from "zod";

import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { jsonResponse } from "./json-response.ts";
import { refusalTexts } from "./refusals.texts.ts";

/** An error that a call can respond with, also listed in its documentation. */
export interface Refusal<
  Code extends string | null = string | null,
  Extra extends z.ZodRawShape | null = z.ZodRawShape | null,
> {
  status: number;
  /** Identifies the error for programs. */
  code: Code;
  error: string;
  /** The schema of further fields of the response; null for none. */
  extra: Extra;
  headers?: Record<string, string>;
  /** `error` in the language of the page that called, where shoppers may read it. */
  words?: () => string;
}

/** A refusal without further fields. */
export type PlainRefusal = Refusal<string | null, null>;

/** A refusal with the body of its response. */
export interface Refused<R extends Refusal = Refusal> {
  refusal: R;
  body: object;
}

/** Declares a refusal. `error` is its text, which a call may replace by a more exact one. */
export function refusal<const Code extends string | null, Extra extends z.ZodRawShape | null = null>(
  status: number,
  code: Code,
  error: string,
  extra: Extra = null as Extra,
): Refusal<Code, Extra> {
  return { status, code, error, extra };
}

/** A refusal that shoppers may read: its words are those of `refusalTexts`. */
export function inWords<const Code extends string>(
  name: keyof ReturnType<typeof refusalTexts>,
  status: number,
  code: Code,
): Refusal<Code, null> {
  return { ...refusal(status, code, refusalTexts("en")[name]), words: () => refusalTexts()[name] };
}

type Extras<R extends Refusal> = R["extra"] extends z.ZodRawShape ? z.input<z.ZodObject<R["extra"]>> : null;

/** Refuses a call: `{ status: false, error, code }` and the refusal's further fields. */
export function refuse<R extends Refusal>(
  reason: R,
  ...[beside = {}]: Extras<R> extends null ? [{ error?: string }?] : [Extras<R> & { error?: string }]
): Refused<R> {
  const { code, words } = reason;
  const error = words?.() ?? reason.error;
  return { refusal: reason, body: { status: false, error, ...(code === null ? {} : { code }), ...beside } };
}

/** The HTTP response of a refusal. */
export function refusalResponse({ refusal: { status, headers }, body }: Refused): Response {
  return jsonResponse(status, body, headers);
}

export const unknownCall = refusal(404, "unknown-call", "There is no such call");
export const wrongMethod = refusal(405, "method-not-allowed", "Method not allowed");
export const crossSite = refusal(403, null, "Cross-site request refused");
export const bodyTooLarge = refusal(413, "too-large", "The request is too large");
export const notJson = refusal(400, "invalid", "The request is not valid JSON");
/** What a 401 answer of HTTP says: how to give a call that asks for a permission. */
const byKey = { "WWW-Authenticate": 'Bearer realm="api"' };
export const signInRequired: Refusal<"sign-in-required", null> = {
  ...refusal(401, "sign-in-required", "Please sign in"),
  headers: byKey,
};
export const wrongKey: Refusal<"wrong-key", null> = {
  ...refusal(401, "wrong-key", "This key doesn't work: it is wrong, expired or revoked"),
  headers: { "WWW-Authenticate": `${byKey["WWW-Authenticate"]}, error="invalid_token"` },
};
export const keyInAddress = refusal(
  400,
  "key-in-address",
  "Send the key in the Authorization header. Revoke this one: addresses are written into logs",
);
/** Of staff whose role does not have the call's permission, and of keys. */
export const roleDenied = refusal(403, "role-denied", "Your role or key may not do this");
export const denied = refusal(403, "denied", "This is not allowed");
export const unavailable = refusal(503, "unavailable", "Database operation failed");
export const rateLimited: PlainRefusal = {
  ...inWords("rateLimited", 429, "rate-limited"),
  headers: { "Retry-After": String(retryAfterSeconds) },
};

/** Of a caller who stored as much today as one may, or when all callers together did. */
export const writtenOut: PlainRefusal = {
  ...inWords("writtenOut", 429, "rate-limited"),
  headers: { "Retry-After": "3600" },
};

const fields = z.array(z.object({ field: z.string(), message: z.string() })).max(50);
export const invalidInput = refusal(400, "invalid", "The request has invalid fields", { fields: z.optional(fields) });

/** The refusal of an invalid input: which fields are invalid, never their values. */
export function invalid(
  problems: Pick<z.core.$ZodError, "issues"> | null,
  error = whatIsWrong(problems),
): Refused<typeof invalidInput> {
  if (!problems) return refuse(invalidInput, { error });
  const wrong = problems.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return refuse(invalidInput, { error, fields: wrong.slice(0, 50) });
}

/** What is wrong with an input in a line, by the first field that is: `lines.0.quantity: Too small: expected number to be >=1`. */
export function whatIsWrong(problems: Pick<z.core.$ZodError, "issues"> | null): string {
  const [first, ...others] = problems?.issues ?? [];
  if (!first) return invalidInput.error;
  const place = first.path.length === 0 ? "The request" : first.path.join(".");
  const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
  return `${place}: ${first.message}${more}`.slice(0, 300);
}
