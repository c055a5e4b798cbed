import type { Shop } from "#app/platform/context.ts";
import { type LimitName, retryAfterSeconds } from "#app/platform/limits.ts";
import { isOverLimit } from "#app/platform/rate-limit.server.ts";

import { answerError } from "./answer.ts";

/** The answer to a caller who calls too often; undefined for all others. */
export async function tooMany(request: Request, { env }: Shop, limit: LimitName): Promise<Response | undefined> {
  if (!(await isOverLimit(request, env, limit))) return undefined;
  const refused = answerError(429, "Too many requests. Please wait a minute and try again.", { code: "rate-limited" });
  refused.headers.set("Retry-After", String(retryAfterSeconds));
  return refused;
}
