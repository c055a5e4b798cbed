import * as z from "zod/mini";

import { emailAddress, requiredLine, requiredText } from "#app/shared/text-fields.ts";

import { contactSubjectIds } from "./subjects.ts";

/** A message as a browser sends it. */
export const contactSchema = z.object({
  name: requiredLine(200),
  email: emailAddress,
  subject: z.enum(contactSubjectIds),
  message: requiredText(5_000),
  /** The browser's own name for the message: one that is sent twice is stored once. */
  id: z.optional(z.string().check(z.regex(/^msg_[0-9a-z]{24}$/))),
});
export type ContactMessage = z.infer<typeof contactSchema>;

/** A message as it was stored. Time as ISO 8601. */
export const storedMessageSchema = z.extend(contactSchema, {
  id: z.string(),
  status: z.literal("new"),
  createdAt: z.string(),
});

/** Characters that an answer may have. */
export const replyMaxLength = 5_000;

/** An answer as the staff's form sends it. `key` is made with the form, so that one that is sent twice is answered once. */
export const replySchema = z.object({
  key: z.string().check(z.regex(/^[0-9a-z]{24}$/)),
  body: requiredText(replyMaxLength),
});
