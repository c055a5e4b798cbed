// Apart from what it can hold: a browser that shows the form does not load what parses it.
import { z } from "zod";

import { withNeeded } from "#app/features/shop/staff/own-role.ts";
import { isLocalOrigin } from "#app/shared/local-origin.ts";

import { keyPermissions } from "./key-rights.ts";
import { maxKeyName, maxOrigins } from "./key.ts";

/** Origins, one a line: https, or this machine for who tries something out. Whoever opens such a page can read the key. */
const originsSchema = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((origins) => origins.length <= maxOrigins, `Use at most ${maxOrigins} origins.`)
  .refine(
    (origins) => origins.every(isOrigin),
    "Enter origins alone, one per line, for example https://tool.example.com.",
  )
  .transform((origins) => [...new Set(origins.map((origin) => new URL(origin).origin))]);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return href === `${origin}/` && (protocol === "https:" || (protocol === "http:" && isLocalOrigin(origin)));
}

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
    origins: originsSchema,
    expiresOn: z
      .union([z.literal(""), z.iso.date()], "Enter a date, or leave the field empty.")
      .refine((day) => day === "" || day >= today, "Choose today or a later day.")
      .transform((day) => day || null),
  });
export type NewKey = z.output<ReturnType<typeof newKeySchema>>;
