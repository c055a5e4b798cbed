import * as z from "zod/mini";

/** What a message may be about (specification, section 5). */
export const contactSubjects = [
  { id: "order", label: "Order Inquiry" },
  { id: "product", label: "Product Information" },
  { id: "returns", label: "Returns & Exchanges" },
  { id: "feedback", label: "Feedback" },
  { id: "other", label: "Other" },
] as const;
export type ContactSubject = (typeof contactSubjects)[number]["id"];

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

/** The label of a subject; the id itself for one that is no longer offered. */
export function subjectLabel(id: string): string {
  return contactSubjects.find((subject) => subject.id === id)?.label ?? id;
}

/** The texts of the contact form (specification, section 8). */
export const contactTexts = {
  missing: "Please fill out all fields",
  invalidEmail: "Please enter a valid email address.",
  failed: "There was an error sending your message. Please try again.",
  sent: "We'll get back to you as soon as possible.",
  kept: "You seem to be offline. Your message is kept in this browser and sent when the connection returns.",
} as const;
