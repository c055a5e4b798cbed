import { contactTexts } from "./contact.texts.ts";
import { contactSchema } from "./schemas.ts";

/** The fields of the contact form, as strings, in the order they stand on the page. */
export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** The values of a posted form; what is missing counts as blank. */
export function contactValues(form: FormData): ContactValues {
  const text = (field: ContactField) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), subject: text("subject"), message: text("message") };
}

export type ContactErrors = Partial<Record<ContactField, string>>;

/** What is wrong with each field: all four are required, and the e-mail must be one (specification S27). */
export function contactErrors(values: ContactValues): ContactErrors {
  const texts = contactTexts();
  const parsed = contactSchema.safeParse(values);
  const wrong = parsed.error?.issues.map((issue) => issue.path[0]) ?? [];
  const errorOf = (field: ContactField) => {
    if (values[field].trim() === "") return texts.missingField;
    return field === "email" ? texts.invalidEmail : texts.tooLongField;
  };
  return Object.fromEntries(
    contactFields.filter((field) => wrong.includes(field)).map((field) => [field, errorOf(field)]),
  );
}

/** What is said of a message with errors, above the fields. */
export function contactNotice(errors: ContactErrors): string {
  const first = contactFields.map((field) => errors[field]).find((error) => error !== undefined);
  const { missing, missingField } = contactTexts();
  return first === undefined || Object.values(errors).includes(missingField) ? missing : first;
}
