import type { z } from "zod";

import { readLimited } from "#app/platform/read-limited.ts";

import { answerError } from "./answer.ts";

/** The parsed JSON body of a call, read no further than its limit, or the answer that says what is wrong with it. */
export async function readBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S> | Response> {
  const bytes = await readLimited(request);
  if (!bytes) return answerError(413, "The request is too large", { code: "too-large" });
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return answerError(400, "The request is not valid JSON", { code: "invalid" });
  }
  const parsed = schema.safeParse(body);
  return parsed.success ? parsed.data : invalid(parsed.error);
}

/** The answer to a body that is JSON but not what the call takes: which fields are wrong, never their values. */
export function invalid(error: z.core.$ZodError, message = "Database operation failed"): Response {
  const fields = error.issues.map((issue) => ({ field: issue.path.join("."), message: issue.message }));
  return answerError(400, message, { code: "invalid", fields: fields.slice(0, 50) });
}
