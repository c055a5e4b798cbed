import type { WithdrawalBasis } from "#app/shared/states.ts";

import type { WithdrawalPeriod } from "./deadline.ts";

/** What a notice that came in at an ISO time is taken by. One sent in time counts, also when it is read later. */
export function basisOf(receivedAt: string, { statutoryUntil, promiseUntil }: WithdrawalPeriod): WithdrawalBasis {
  if (statutoryUntil === null || receivedAt <= statutoryUntil) return "statutory";
  return promiseUntil === null || receivedAt <= promiseUntil ? "promise" : "late";
}
