import { z } from "zod";

import { emailAddress, optionalLine, requiredLine } from "#app/shared/text-fields.ts";

/** The fields of a customer that staff edit, as a form sends them. Whether they get the newsletter is theirs to say. */
export const customerFieldsSchema = z.object({
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  email: emailAddress,
  city: optionalLine(100),
  country: optionalLine(60),
});
export type CustomerFields = z.output<typeof customerFieldsSchema>;

/** The fields, in the order of the form, with their labels. */
export const customerFieldNames: Readonly<Record<keyof CustomerFields, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  city: "City",
  country: "Country",
};
