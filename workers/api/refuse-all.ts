import { retryAfterSeconds } from "#app/platform/http/rate-limits.ts";

import { type PlainRefusal, refusal, refusalResponse, refuse, unavailable } from "./refusals.ts";

const notWhole: PlainRefusal = {
  ...refusal(503, "not-whole", "The shop was not restored whole and does not serve: its log says what to do"),
  headers: { "Retry-After": String(retryAfterSeconds) },
};
const notSetUp = refusal(503, "not-set-up", "The shop is not set up: its log says which setting is missing");

/** The answer to every call of a shop that was not restored whole. */
export function notWholeCall(): Response {
  return refusalResponse(refuse(notWhole));
}

/** The answer to every call of a shop whose settings are not complete. */
export function notSetUpCall(): Response {
  return refusalResponse(refuse(notSetUp));
}

/** The answer to a call that could not be handled at all. The reason is in the log. */
export function failedCall(): Response {
  return refusalResponse(refuse(unavailable));
}
