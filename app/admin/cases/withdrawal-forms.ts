import { z } from "zod";

import { unitsOf } from "#app/features/after-sale/cases/schemas.ts";
import { emailAddress } from "#app/shared/text-fields.ts";

import { enteredFields, matchForm } from "./form-fields.ts";

/** A decision about a notice. */
export const decisionForm = z.discriminatedUnion("intent", [
  matchForm,
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("proof") }),
  z.object({ intent: z.literal("refund") }),
  z.object({ intent: z.literal("refund-arrived") }),
  z.object({ intent: z.literal("accept") }),
  z.object({ intent: z.literal("decline") }),
]);

/** The units of a match: null for all that are left of the order. */
export function matchedUnits(fields: Record<string, string>): ReadonlyMap<string, number> | null {
  const units = unitsOf(fields);
  return units && units.size > 0 ? units : null;
}

/** A notice that staff enter. */
export const enteredWithdrawal = z
  .object({ ...enteredFields, email: z.union([z.literal(""), emailAddress]).default("") })
  // Who writes an email has an address; who calls or sends a letter may have none, and gets the receipt by post.
  .refine(({ channel, email }) => channel !== "mail" || email !== "", { path: ["email"] });
