import * as z from "zod/mini";

import { type ContactSubject, contactSubjects } from "./subjects.ts";

const subjectIds = contactSubjects.map((subject) => subject.id) as [ContactSubject, ...ContactSubject[]];

const required = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A message as a browser sends it. */
export const contactSchema = z.object({
  name: required(200),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email()),
  subject: z.enum(subjectIds),
  message: required(5_000),
  /** The browser's own name for the message: one that is sent twice is stored once. */
  id: z.optional(z.string().check(z.regex(/^msg_[0-9a-z]{24}$/))),
});
export type ContactMessage = z.infer<typeof contactSchema>;
