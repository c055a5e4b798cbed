// Apart from what it can hold: a browser that shows the form does not load what parses it.
import { z } from "zod";

import { withNeeded } from "#app/features/shop/staff/own-role.ts";

import { keyPermissions } from "./key-rights.ts";
import { maxKeyName } from "./key.ts";

/** A new key as its form sends it, on a Swedish day. `expiresOn` is null for a key without an end. */
export const newKeySchema = (today: string) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, "Enter a name, for example Warehouse.")
      .max(maxKeyName, `Use at most ${maxKeyName} characters.`),
    permissions: z
      .array(z.enum(keyPermissions))
      .min(1, "Choose at least one thing this key may do.")
      .transform(withNeeded),
    expiresOn: z
      .union([z.literal(""), z.iso.date()], "Enter a date, or leave the field empty.")
      .refine((day) => day === "" || day >= today, "Choose today or a later day.")
      .transform((day) => day || null),
  });
export type NewKey = z.output<ReturnType<typeof newKeySchema>>;
