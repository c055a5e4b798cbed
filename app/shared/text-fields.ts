import * as z from "zod/mini";

import { cleanLine, cleanText, hasLink } from "./plain-text.ts";

/* Fields of forms and API calls, for every schema that parses what an unknown visitor typed. */

const line = (longest: number) =>
  z.pipe(z.pipe(z.string(), z.transform(cleanLine)), z.string().check(z.maxLength(longest)));

const noLink = z.refine<string>((text) => !hasLink(text), { error: "Please leave out web and email addresses." });

/** One line that must not be empty. */
export const requiredLine = (longest: number) => line(longest).check(z.minLength(1));

/** One line that may be empty or absent; then it is the empty text. */
export const optionalLine = (longest: number) =>
  z.pipe(
    z.nullish(line(longest)),
    z.transform((text) => text ?? ""),
  );

/** A name or a part of an address: one line that must not be empty and cannot carry a link. */
export const requiredName = (longest: number) => requiredLine(longest).check(noLink);

/** As `requiredName`, but may be empty or absent. */
export const optionalName = (longest: number) =>
  z.pipe(
    z.nullish(line(longest).check(noLink)),
    z.transform((text) => text ?? ""),
  );

/** A text of several lines that must not be empty. */
export const requiredText = (longest: number) =>
  z.pipe(z.pipe(z.string(), z.transform(cleanText)), z.string().check(z.minLength(1), z.maxLength(longest)));

/** An e-mail address, lower-cased. Anybody can enter someone else's, and the shop may write to it. */
export const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email());

/** A whole number from `least` to `most` in a form's field, in digits alone: neither `0x2`, `1e3` nor a list is one. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/)), z.transform(Number)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );
