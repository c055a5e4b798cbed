/** The longest search text, in characters; the rest is cut off. */
export const maxSearchLength = 80;

/** How many words of a search are looked for: more of them are no garment's name. */
const maxWords = 12;

/**
 * A typed search as the index has it: trimmed, white space and control characters folded, lower case, without accents,
 * o for ø, ae for æ.
 */
export function normalizeSearch(text: string): string {
  const plain = text
    // More than any search has, less than what would take long.
    .slice(0, 4 * maxSearchLength)
    // A NUL would end the text for the database.
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed();
  const folded = plain.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
  return Array.from(folded.replaceAll("ø", "o").replaceAll("æ", "ae")).slice(0, maxSearchLength).join("");
}

/** The words of a normalized search, as the index splits texts: at whatever is no letter and no digit. "men's" is one word. */
export function wordsOf(normalized: string): string[] {
  return normalized
    .replace(/(?<=\p{L})['’´`](?=\p{L})/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}

/** A folded word with the letters that stand for å, ä, æ, ö and ø on other keyboards: 'loepejakke' is 'lopejakke'. */
export function withoutDigraphs(word: string): string {
  return word.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("aa", "a");
}
