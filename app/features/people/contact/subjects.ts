import { subjectNames } from "./subjects.texts.ts";

export type ContactSubject = keyof ReturnType<typeof subjectNames>;
/** What staff call the subjects of messages. */
export const contactSubjects: Readonly<Record<ContactSubject, string>> = subjectNames("en");
export const contactSubjectIds = Object.keys(contactSubjects) as [ContactSubject, ...ContactSubject[]];

/** The name of a subject in the current language; the id itself for one that is no longer offered. */
export function subjectName(id: string): string {
  return Object.hasOwn(contactSubjects, id) ? subjectNames()[id as ContactSubject] : id;
}

/** The label of a subject for staff; the id itself for one that is no longer offered. */
export function subjectLabel(id: string): string {
  return Object.hasOwn(contactSubjects, id) ? contactSubjects[id as ContactSubject] : id;
}
