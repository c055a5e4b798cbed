import { z } from "zod";

import { emailAddress, optionalLine } from "#app/shared/text-fields.ts";

/**
 * The fields of a customer that staff edit, as a form sends them. A name may be missing: another shop need not have asked for it.
 * Whether they get the newsletter is theirs to say.
 */
export const customerFieldsSchema = z.object({
  firstName: optionalLine(100),
  lastName: optionalLine(100),
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
