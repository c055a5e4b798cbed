import { z } from "zod";

import { unitsOf } from "#app/features/after-sale/withdrawals/schemas.ts";
import { emailAddress, optionalLine, requiredLine, requiredName } from "#app/shared/text-fields.ts";

/** A decision about a notice. */
export const decisionForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("match"), orderNumber: requiredLine(60) }),
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

/** A notice that came by phone, letter or mail, as staff enter it. `receivedAt` is local time. */
export const enteredForm = z
  .object({
    formId: z.string().regex(/^[0-9a-z]{24}$/),
    channel: z.enum(["mail", "phone", "letter"]),
    name: requiredName(200),
    reference: requiredLine(60),
    email: z.union([z.literal(""), emailAddress]).default(""),
    items: optionalLine(500),
    receivedAt: z.string().max(30),
  })
  // Who writes an e-mail has an address; who calls or sends a letter may have none, and gets the receipt by post.
  .refine(({ channel, email }) => channel !== "mail" || email !== "", { path: ["email"] });
