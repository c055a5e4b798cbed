import { z } from "zod";

import { unknownPlaceholder } from "./placeholders.ts";

/** A text that staff write: not empty, on lines of its own, with placeholders that the shop knows. */
export const words = (max: number) =>
  z.string().trim().min(1, "Fill in this field.").max(max, `At most ${max} characters.`).superRefine(checkPlaceholders);

/** Such a text that may be left empty. */
export const optionalWords = (max: number) =>
  z.string().trim().max(max, `At most ${max} characters.`).superRefine(checkPlaceholders);

/** Such a text on one line, as a heading or a button is. */
export const line = (max: number) => words(max).refine(isOneLine, "Use one line.");

/** Such a line that may be left empty. */
export const optionalLine = (max: number) => optionalWords(max).refine(isOneLine, "Use one line.");

/** An address a link may lead to: a page of the shop, or a secure one elsewhere. */
export const linkAddress = z
  .string()
  .trim()
  .max(300, "At most 300 characters.")
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)$/,
    "Enter a shop page, for example /shop, or a URL that starts with https://",
  );

/** An address elsewhere; empty for none. */
export const optionalWebAddress = z
  .string()
  .trim()
  .max(300, "At most 300 characters.")
  .regex(/^$|^https:\/\/[^\s\\]+$/, "Enter a URL that starts with https://, or leave blank.");

function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text);
}

function checkPlaceholders(text: string, context: z.RefinementCtx) {
  const unknown = unknownPlaceholder(text);
  if (unknown) context.addIssue({ code: "custom", message: `{${unknown}} isn't a known placeholder.` });
}
