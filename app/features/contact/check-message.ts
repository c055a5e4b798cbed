/** The fields of the contact form, as strings, in the order they stand on the page. */
export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** The form as it opens. `?reason=returns` presets the subject and a template (specification, section 2). */
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

/** The fields that are blank: all four are required (specification, section 5). */
export function missingContactFields(values: ContactValues): ContactField[] {
  return contactFields.filter((field) => values[field].trim() === "");
}
