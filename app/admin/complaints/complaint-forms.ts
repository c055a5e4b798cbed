import { z } from "zod";

import { descriptionLength, itemsLength } from "#app/features/after-sale/complaints/schemas.ts";
import { carrierIds } from "#app/features/shop/shipping/carriers.ts";
import { complaintRemedies, complaintWishes } from "#app/shared/states.ts";
import {
  emailAddress,
  optionalLine,
  requiredLine,
  requiredName,
  requiredText,
  wholeNumber,
} from "#app/shared/text-fields.ts";

/* What the forms of a complaint's page send. Each carries an id that was made with it: pressed twice, it is done once. */

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[0-9a-z]{24}$`));
const letter = requiredText(descriptionLength);
const optionalLetter = z
  .string()
  .default("")
  .transform((text) => text.trim())
  .pipe(z.string().max(descriptionLength));
/** A tick that units which were replaced for another complaint are meant. */
const again = z
  .literal("on")
  .optional()
  .transform((tick) => tick === "on");
const units = wholeNumber(1, 1000);

export const complaintForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("match"), orderNumber: requiredLine(60) }),
  z.object({ intent: z.literal("items") }),
  z.object({ intent: z.literal("asked"), stepId: id("cev"), seen: z.string().max(40), text: letter }),
  z.object({ intent: z.literal("answered"), stepId: id("cev"), seen: z.string().max(40), text: letter }),
  z.object({ intent: z.literal("note"), stepId: id("cev"), seen: z.string().max(40), text: letter }),
  z.object({
    intent: z.literal("accepted"),
    stepId: id("cev"),
    seen: z.string().max(40),
    remedy: z.enum(complaintRemedies),
    text: optionalLetter,
  }),
  z.object({ intent: z.literal("rejected"), stepId: id("cev"), seen: z.string().max(40), text: letter }),
  z.object({
    intent: z.literal("closed"),
    stepId: id("cev"),
    seen: z.string().max(40),
    text: optionalLetter,
    settled: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("goods"), returnId: id("ret"), text: optionalLetter }),
  z.object({ intent: z.literal("money-back"), form: id("rfd"), text: optionalLetter, again }),
  z.object({
    intent: z.literal("price"),
    form: id("rfd"),
    line: z.string().min(1).max(100),
    /** In kronor, with a comma or a point. */
    amount: z
      .string()
      .trim()
      .regex(/^\d{1,6}([.,]\d{1,2})?$/)
      .transform((text) => Math.round(Number(text.replace(",", ".")) * 100))
      .pipe(z.number().int().min(1)),
    text: optionalLetter,
    again,
  }),
  z.object({
    intent: z.literal("replace"),
    fulfilmentId: id("ful"),
    line: z.string().min(1).max(100),
    variant: z.string().min(1).max(200),
    units,
    carrier: z.enum(carrierIds),
    trackingId: z.pipe(optionalLine(60), z.string().regex(/^[\w ./-]*$/)),
    text: optionalLetter,
    again,
  }),
]);
export type ComplaintRequest = z.output<typeof complaintForm>;

/** A complaint that came by phone, letter or mail, as staff enter it. `receivedAt` is local time. */
export const enteredComplaint = z.object({
  formId: z.string().regex(/^[0-9a-z]{24}$/),
  channel: z.enum(["mail", "phone", "letter"]),
  name: requiredName(200),
  reference: requiredLine(60),
  email: emailAddress,
  items: optionalLine(itemsLength),
  description: requiredText(descriptionLength),
  noticedOn: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default("")
    .transform((text) => text || null),
  wish: z.enum(complaintWishes),
  receivedAt: z.string().max(30),
});
