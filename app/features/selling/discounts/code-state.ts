import type { DiscountCode } from "./discount-code.ts";
import { hasStarted } from "./evaluate-code.ts";

/** What a code is at a moment, in words that staff filter by. */
export const codeStates = ["active", "scheduled", "expired", "used-up", "disabled"] as const;
export type CodeState = (typeof codeStates)[number];

type Dated = Pick<DiscountCode, "isActive" | "startsAt" | "expiryDate" | "maxUses"> & { timesUsed: number };

/** The state of a code: what stands in its way first, in the order in which staff would have to change it. */
export function codeState(code: Dated, now: Date): CodeState {
  if (!code.isActive) return "disabled";
  if (code.expiryDate !== null && new Date(code.expiryDate) < now) return "expired";
  if (code.maxUses !== null && code.timesUsed >= code.maxUses) return "used-up";
  return hasStarted(code, now) ? "active" : "scheduled";
}
