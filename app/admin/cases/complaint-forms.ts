import { z } from "zod";

import { descriptionLength } from "#app/features/after-sale/cases/schemas.ts";
import { complaintRemedies, complaintWishes } from "#app/shared/states.ts";
import { emailAddress, requiredText, wholeNumber } from "#app/shared/text-fields.ts";

import { enteredFields, formId, kronor, lineId, matchForm, parcelFields } from "./form-fields.ts";

/* What the forms of a complaint's page send. */
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
/** What staff write; `seen` is the complaint's `updatedAt` that the form was made from. */
const step = { stepId: formId("cev"), seen: z.string().max(40) };

export const complaintForm = z.discriminatedUnion("intent", [
  matchForm,
  z.object({ intent: z.literal("items") }),
  z.object({ intent: z.literal("asked"), ...step, text: letter }),
  z.object({ intent: z.literal("answered"), ...step, text: letter }),
  z.object({ intent: z.literal("note"), ...step, text: letter }),
  z.object({ intent: z.literal("accepted"), ...step, remedy: z.enum(complaintRemedies), text: optionalLetter }),
  z.object({ intent: z.literal("rejected"), ...step, text: letter }),
  z.object({ intent: z.literal("closed"), ...step, text: optionalLetter, settled: z.literal("on").optional() }),
  z.object({ intent: z.literal("goods"), returnId: formId("ret"), text: optionalLetter }),
  z.object({ intent: z.literal("money-back"), form: formId("rfd"), text: optionalLetter, again }),
  z.object({
    intent: z.literal("price"),
    form: formId("rfd"),
    line: lineId,
    amount: kronor,
    text: optionalLetter,
    again,
  }),
  z.object({
    intent: z.literal("replace"),
    ...parcelFields,
    line: lineId,
    variant: z.string().min(1).max(200),
    units: wholeNumber(1, 1000),
    text: optionalLetter,
    again,
  }),
]);
export type ComplaintRequest = z.output<typeof complaintForm>;

/** A complaint that staff enter. */
export const enteredComplaint = z.object({
  ...enteredFields,
  email: emailAddress,
  description: requiredText(descriptionLength),
  noticedOn: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default("")
    .transform((text) => text || null),
  wish: z.enum(complaintWishes),
});
