import { answerError } from "./answer.ts";

/** The answer to a caller who calls too often; undefined for all others. Callers are told apart by address and `what`. */
export async function tooMany(request: Request, limit: RateLimit, what: string): Promise<Response | undefined> {
  const caller = request.headers.get("CF-Connecting-IP") ?? "unknown";
  const { success } = await limit.limit({ key: `${what}:${caller}` });
  return success
    ? undefined
    : answerError(429, "Too many requests. Please wait a minute and try again.", { code: "rate-limited" });
}
