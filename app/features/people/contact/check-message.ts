import { contactSchema } from "./schemas.ts";
import { contactTexts } from "./texts.ts";

/** The fields of the contact form, as strings, in the order they stand on the page. */
export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** The form as it opens. `?reason=returns` presets the subject and a template (specification S27). */
export function presetMessage(reason: string | null): ContactValues {
  const empty = { name: "", email: "", subject: "", message: "" };
  if (reason !== "returns") return empty;
  return {
    ...empty,
    subject: "returns",
    message:
      "Hello,\n\nI would like to return an order.\n\nOrder number: PM-\nItems to return: \nReason for the return (optional): \n\nThank you!",
  };
}

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
  const parsed = contactSchema.safeParse(values);
  const wrong = parsed.error?.issues.map((issue) => issue.path[0]) ?? [];
  const errorOf = (field: ContactField) => {
    if (values[field].trim() === "") return contactTexts.missingField;
    return field === "email" ? contactTexts.invalidEmail : contactTexts.tooLongField;
  };
  return Object.fromEntries(
    contactFields.filter((field) => wrong.includes(field)).map((field) => [field, errorOf(field)]),
  );
}

/** What is said of a message with errors, above the fields. */
export function contactNotice(errors: ContactErrors): string {
  const first = contactFields.map((field) => errors[field]).find((error) => error !== undefined);
  return first === undefined || Object.values(errors).includes(contactTexts.missingField)
    ? contactTexts.missing
    : first;
}
