import { isOverLimit } from "#app/platform/rate-limit.server.ts";

import { answerError } from "./answer.ts";

/** The answer to a caller who calls too often; undefined for all others. */
export async function tooMany(request: Request, limit: RateLimit, what: string): Promise<Response | undefined> {
  return (await isOverLimit(request, limit, what))
    ? answerError(429, "Too many requests. Please wait a minute and try again.", { code: "rate-limited" })
    : undefined;
}
