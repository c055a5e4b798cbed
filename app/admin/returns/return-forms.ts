import { z } from "zod";

import type { ReceivedUnits } from "#app/features/returns/receive-parcel.server.ts";
import { carrierIds } from "#app/features/shipping/carriers.ts";
import { returnDestinations, valueLossDecisions, wasteReasons } from "#app/shared/states.ts";
import { optionalLine, requiredText } from "#app/shared/text-fields.ts";

/* What the forms of a return's page send. Units stand in fields by line: `quantity.lin_1`, `variant.lin_1`, `destination.lin_1`. */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-z]{24}$`));

export const returnForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("receive"), parcelId: id("rcv"), inspect: z.literal("on").optional() }),
  z.object({ intent: z.literal("refund") }),
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

const wayField = z.union([z.enum(returnDestinations), z.string().regex(/^waste:/)]);

/** The units of the form that receives a parcel; null when a field is no number or no place. */
export function receivedUnits(fields: Record<string, string>): ReceivedUnits[] | null {
  const units: ReceivedUnits[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith("quantity.") || value.trim() === "") continue;
    const key = name.slice("quantity.".length);
    const way = wayField.safeParse(fields[`destination.${key}`]);
    if (!/^\d{1,4}$/.test(value.trim()) || !way.success) return null;
    const reason = wasteReasons.find((known) => way.data === `waste:${known}`) ?? null;
    const destination = returnDestinations.find((known) => known === way.data) ?? (reason ? "waste" : null);
    if (destination === null || (destination === "waste") !== (reason !== null)) return null;
    const orderLineId = key.split(".")[0] ?? "";
    units.push({
      orderLineId,
      variantId: fields[`variant.${orderLineId}`] ?? "",
      quantity: Number(value),
      destination,
      wasteReason: reason,
    });
  }
  return units;
}
