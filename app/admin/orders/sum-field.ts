import * as z from "zod/mini";

/** A sum in kronor, with a comma or a point, or nothing; in öre once it is parsed. */
export const sumField = z.pipe(
  z.string().check(z.trim(), z.regex(/^(?:\d{1,6}(?:[.,]\d{1,2})?)?$/)),
  z.transform((text: string) => Math.round(Number(text.replace(",", ".")) * 100)),
);
