import type { StaffSession } from "#app/features/shop/staff/session.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { AccountAnswer } from "./account-answers.ts";

/** What is changed by whom, and when. */
export interface AccountChange {
  request: Request;
  shop: Shop;
  session: StaffSession;
  now: Date;
}

/** What a form led to: something to show, a change to tell of, or no session any more. */
export type AccountOutcome =
  | { answer: AccountAnswer; status?: number; cookies?: readonly string[] }
  | { saved: string }
  | { signedOut: true };

/** The outcome of a form that was not accepted. */
export function refused(intent: string, error: string, status = 400): AccountOutcome {
  return { answer: { kind: "refused", intent, error }, status };
}
