import { z } from "zod";

import type { ReceivedUnits } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { returnDestinations, valueLossDecisions, wasteReasons } from "#app/shared/states.ts";
import { requiredText } from "#app/shared/text-fields.ts";

import { formId, kronor, lineId, parcelFields } from "./form-fields.ts";

/*
 * What the forms of a return's page send. A unit stands in fields by line: `quantity.lin_1`, `variant.lin_1`, `destination.lin_1`. Several
 * of a line stand by where they go: `quantity.lin_1.stock`, `quantity.lin_1.repair`, and `quantity.lin_1.waste` with `reason.lin_1`.
 */

export const returnForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("receive"), parcelId: formId("rcv"), inspect: z.literal("on").optional() }),
  z.object({ intent: z.literal("refund") }),
  z.object({ intent: z.literal("close"), refund: z.enum(["yes", "no"]) }),
  z.object({ intent: z.literal("send"), ...parcelFields }),
  z.object({
    intent: z.literal("deduct"),
    lossId: formId("vls"),
    line: lineId,
    amount: kronor,
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
