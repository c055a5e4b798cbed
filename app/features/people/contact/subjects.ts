/** What a message may be about (specification S27). */
export const contactSubjects = {
  order: "Order Inquiry",
  product: "Product Information",
  returns: "Returns & Exchanges",
  feedback: "Feedback",
  other: "Other",
} as const;
export type ContactSubject = keyof typeof contactSubjects;
export const contactSubjectIds = Object.keys(contactSubjects) as [ContactSubject, ...ContactSubject[]];

/** The label of a subject; the id itself for one that is no longer offered. */
export function subjectLabel(id: string): string {
  return Object.hasOwn(contactSubjects, id) ? contactSubjects[id as ContactSubject] : id;
}
