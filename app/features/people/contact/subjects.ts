/** What a message may be about (specification S27). */
export const contactSubjects = [
  { id: "order", label: "Order Inquiry" },
  { id: "product", label: "Product Information" },
  { id: "returns", label: "Returns & Exchanges" },
  { id: "feedback", label: "Feedback" },
  { id: "other", label: "Other" },
] as const;
export type ContactSubject = (typeof contactSubjects)[number]["id"];

/** The label of a subject; the id itself for one that is no longer offered. */
export function subjectLabel(id: string): string {
  return contactSubjects.find((subject) => subject.id === id)?.label ?? id;
}
