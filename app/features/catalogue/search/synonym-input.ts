import { z } from "zod";

import { normalizeSearch } from "./query.ts";

/** Words of a group, and letters of a word, at most: every search reads all groups. */
export const maxWords = 12;
const maxLetters = 40;
/** Groups of the staff, at most. */
export const maxGroups = 300;

/** The words of a group as staff typed them: one a line, or with commas between; each once, however it is spelled. */
export function groupWords(text: string): string[] {
  const known = new Map<string, string>();
  for (const typed of text.split(/[\n,;]/)) {
    const word = typed
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .toWellFormed();
    const folded = normalizeSearch(word);
    if (folded !== "" && !known.has(folded)) known.set(folded, word);
  }
  return [...known.values()];
}

/** A group of synonyms as the staff's form sends it. */
export const synonymInputSchema = z.object({
  words: z
    .string()
    .max(2_000, "Too long: one word a line.")
    .transform(groupWords)
    .pipe(
      z
        .array(z.string().max(maxLetters, `A word has ${maxLetters} characters at most.`))
        .min(2, "Give two words or more, one a line.")
        .max(maxWords, `A group has ${maxWords} words at most.`),
    ),
});
