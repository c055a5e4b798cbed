import * as z from "zod/mini";

import { emailAddress, requiredText } from "#app/shared/text-fields.ts";

/** Days in which we answer feedback on accessibility. */
export const answerDays = 14;

/** Feedback as the form sends it. Nobody has to leave an address. */
export const feedbackSchema = z.object({
  message: requiredText(5_000),
  page: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
  email: z.union([z.literal(""), emailAddress]),
});
export type AccessibilityFeedback = z.infer<typeof feedbackSchema>;

/** What was done about feedback, as the staff's form sends it. */
export const answeredSchema = z.object({
  id: z.string().check(z.maxLength(100)),
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
