import { z } from "zod";

/** The address a person is looked for by. Looser than the shop's own forms: data may be older than their rules. */
export const personAddressSchema = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+$/);

/** Letters beyond ASCII whose case is tried both ways: each doubles the spellings. */
const mostLetters = 6;

/**
 * Every spelling under which one address may be stored, but for the case of ASCII letters, which SQLite's NOCASE knows: letters
 * beyond ASCII large and small, composed and decomposed, and the domain in letters and in punycode.
 */
export function spellingsOf(address: string): string[] {
  const typed = address.trim().normalize("NFC");
  const at = typed.lastIndexOf("@");
  const domain = asciiDomain(typed.slice(at + 1));
  const written = [typed, ...(domain ? [`${typed.slice(0, at)}@${domain}`] : [])].flatMap(inBothCases);
  return [...new Set(written.flatMap((text) => [text, text.normalize("NFD")]))];
}

function inBothCases(text: string): string[] {
  let spellings = [""];
  let letters = 0;
  for (const letter of text) {
    const isForeign = letter.charCodeAt(0) > 127 && ++letters <= mostLetters;
    const cases = isForeign ? [...new Set([letter.toLowerCase(), letter.toUpperCase()])] : [letter];
    spellings = spellings.flatMap((start) => cases.map((end) => start + end));
  }
  return spellings;
}

/** Whether two addresses are the same person's. */
export function isSameAddress(one: string, other: string): boolean {
  return one.trim().normalize("NFC").toLowerCase() === other.trim().normalize("NFC").toLowerCase();
}

function asciiDomain(domain: string): string | null {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null;
}
