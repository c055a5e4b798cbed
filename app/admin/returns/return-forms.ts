import { z } from "zod";

import type { ReceivedUnits } from "#app/features/after-sale/returns/receive-parcel.server.ts";
import { carrierIds } from "#app/features/shop/shipping/carriers.ts";
import { returnDestinations, valueLossDecisions, wasteReasons } from "#app/shared/states.ts";
import { optionalLine, requiredText } from "#app/shared/text-fields.ts";

/*
 * What the forms of a return's page send. A unit stands in fields by line: `quantity.lin_1`, `variant.lin_1`, `destination.lin_1`. Several
 * of a line stand by where they go: `quantity.lin_1.stock`, `quantity.lin_1.repair`, and `quantity.lin_1.waste` with `reason.lin_1`.
 */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-z]{24}$`));

export const returnForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("receive"), parcelId: id("rcv"), inspect: z.literal("on").optional() }),
  z.object({ intent: z.literal("refund") }),
  z.object({ intent: z.literal("close"), refund: z.enum(["yes", "no"]) }),
  z.object({
    intent: z.literal("send"),
    fulfilmentId: id("ful"),
    carrier: z.enum(carrierIds),
    trackingId: z.pipe(optionalLine(60), z.string().regex(/^[\w ./-]*$/)),
  }),
  z.object({
    intent: z.literal("deduct"),
    lossId: id("vls"),
    line: z.string().min(1).max(100),
    /** In kronor, with a comma or a point. */
    amount: z
      .string()
      .trim()
      .regex(/^\d{1,6}([.,]\d{1,2})?$/)
      .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
      .pipe(z.number().int().min(1)),
    reason: requiredText(500),
  }),
  z.object({ intent: z.literal("decide"), lossId: z.string().max(100), decision: z.enum(valueLossDecisions) }),
]);

/** Where units go, as a form says it: a destination, with its reason for waste (`waste:worn`); null for anything else. */
function wayOf(text: string): Pick<ReceivedUnits, "destination" | "wasteReason"> | null {
  const wasteReason = wasteReasons.find((known) => text === `waste:${known}`) ?? null;
  const destination = wasteReason ? "waste" : returnDestinations.find((known) => known === text);
  return destination && (destination === "waste") === (wasteReason !== null) ? { destination, wasteReason } : null;
}

/** The units of the form that receives a parcel; null when a field is no number or no place. */
export function receivedUnits(fields: Record<string, string>): ReceivedUnits[] | null {
  const units: ReceivedUnits[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith("quantity.") || value.trim() === "") continue;
    const [orderLineId = "", way] = name.slice("quantity.".length).split(".");
    if (!/^\d{1,4}$/.test(value.trim())) return null;
    const quantity = Number(value);
    // How many go nowhere needs no reason.
    if (quantity === 0) continue;
    const chosen =
      way === "waste" ? `waste:${fields[`reason.${orderLineId}`]}` : (way ?? fields[`destination.${orderLineId}`]);
    const to = wayOf(chosen ?? "");
    if (!to) return null;
    units.push({ orderLineId, variantId: fields[`variant.${orderLineId}`] ?? "", quantity, ...to });
  }
  return units;
}
