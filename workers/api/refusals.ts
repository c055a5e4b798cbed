import { z } from "zod";

import { retryAfterSeconds } from "#app/platform/limits.ts";

import { jsonResponse } from "./json-response.ts";

/** A way in which a call can be refused: its documentation lists it, and its answer is made of it. */
export interface Refusal<
  Code extends string | null = string | null,
  Extra extends z.ZodRawShape | null = z.ZodRawShape | null,
> {
  status: number;
  /** Lets a program tell refusals apart without reading texts. */
  code: Code;
  error: string;
  /** What such an answer carries beside the error; null for nothing. */
  extra: Extra;
  headers?: Record<string, string>;
}

/** One that carries nothing beside its error. */
export type PlainRefusal = Refusal<string | null, null>;

/** A refusal as an answer. */
export interface Refused<R extends Refusal = Refusal> {
  refusal: R;
  body: object;
}

/** Declares a refusal. `error` is its text, or the text when the call says nothing more exact. */
export function refusal<const Code extends string | null, Extra extends z.ZodRawShape | null = null>(
  status: number,
  code: Code,
  error: string,
  extra: Extra = null as Extra,
): Refusal<Code, Extra> {
  return { status, code, error, extra };
}

type Extras<R extends Refusal> = R["extra"] extends z.ZodRawShape ? z.input<z.ZodObject<R["extra"]>> : null;

/** Refuses a call: `{ status: false, error, code }` and what the refusal carries beside it. */
export function refuse<R extends Refusal>(
  reason: R,
  ...[beside = {}]: Extras<R> extends null ? [{ error?: string }?] : [Extras<R> & { error?: string }]
): Refused<R> {
  const { code, error } = reason;
  return { refusal: reason, body: { status: false, error, ...(code === null ? {} : { code }), ...beside } };
}

/** The HTTP answer of a refusal. */
export function refusalResponse({ refusal: { status, headers }, body }: Refused): Response {
  return jsonResponse(status, body, headers);
}

export const unknownCall = refusal(404, "unknown-call", "There is no such call");
export const wrongMethod = refusal(405, "method-not-allowed", "Method not allowed");
export const crossSite = refusal(403, null, "Cross-site request refused");
export const bodyTooLarge = refusal(413, "too-large", "The request is too large");
export const notJson = refusal(400, "invalid", "The request is not valid JSON");
export const signInRequired = refusal(401, "sign-in-required", "Please sign in");
export const denied = refusal(403, "denied", "This is not allowed");
export const unavailable = refusal(503, "unavailable", "Database operation failed");
export const rateLimited: PlainRefusal = {
  ...refusal(429, "rate-limited", "Too many requests. Please wait a minute and try again."),
  headers: { "Retry-After": String(retryAfterSeconds) },
};

const fields = z.array(z.object({ field: z.string(), message: z.string() })).max(50);
export const invalidInput = refusal(400, "invalid", "Database operation failed", { fields: z.optional(fields) });

/** The answer to an input that does not fit its schema: which fields are wrong, never their values. */
export function invalid(problems: z.core.$ZodError | null, error = invalidInput.error): Refused {
  if (!problems) return refuse(invalidInput, { error });
  const wrong = problems.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return refuse(invalidInput, { error, fields: wrong.slice(0, 50) });
}
