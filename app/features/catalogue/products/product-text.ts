import * as z from "zod/mini";

/* What staff, files and the API write of a product. A control character stands for nothing that can be shown, and U+0000 ends a text for the database. */

const control = /\p{Cc}/u;
const controlInParagraphs = /(?![\t\n\r])\p{Cc}/u;

const without = (characters: RegExp, error: string) => z.refine<string>((text) => !characters.test(text), { error });
const takeOut = "Remove line breaks and control characters: type it instead of pasting";
const clean = without(control, takeOut);
const cleanParagraphs = without(controlInParagraphs, "Remove control characters: type it instead of pasting");

/** A name: one line, trimmed. */
export const productName = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`), clean);

/** Measures by size and by what is measured, whose names are lines. */
export const productMeasures = z.record(z.string(), z.record(z.string(), z.number())).check(
  z.refine(
    (rows) =>
      Object.entries(rows).every(([size, row]) => ![size, ...Object.keys(row)].some((name) => control.test(name))),
    {
      error: takeOut,
    },
  ),
);

/** A text that may have line breaks, trimmed. */
export const productText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`), cleanParagraphs);
