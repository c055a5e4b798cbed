import * as z from "zod/mini";

import { emailAddress, optionalLine, requiredLine, requiredName } from "#app/shared/text-fields.ts";

/* What the steps of the withdrawal form send. Units stand in one field a line: `units.lin_1`. */

/** Most characters of what is said of the items, where no link names them. */
export const itemsLength = 500;

/** Made with a form: one that is sent twice is one notice, or one complaint. */
export const formId = z.string().check(z.regex(/^[0-9a-z_:]{1,100}$/));

/** A notice as it is typed. */
export const noticeSchema = z.object({
  step: z.enum(["review", "confirm"]),
  formId,
  name: requiredName(200),
  reference: requiredLine(60),
  email: emailAddress,
  items: optionalLine(itemsLength),
});
export type Notice = Omit<z.infer<typeof noticeSchema>, "step">;

export const noticeFields = ["name", "reference", "email", "items"] as const;
export type NoticeField = (typeof noticeFields)[number];

/** The units of a form, by the id of their line; null when a field holds no number of units. Lines that nobody named are left out. */
export function unitsOf(fields: Readonly<Record<string, string>>): Map<string, number> | null {
  const units = new Map<string, number>();
  for (const [name, value] of Object.entries(fields)) {
    if (!name.startsWith("units.")) continue;
    const text = value.trim() === "" ? "0" : value.trim();
    if (!/^\d{1,4}$/.test(text)) return null;
    if (Number(text) > 0) units.set(name.slice("units.".length), Number(text));
  }
  return units;
}
