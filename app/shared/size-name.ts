import { currentLanguage } from "#app/shared/language/current-language.ts";

import { betweenParts } from "./joined-size.ts";
import { isClothesSize, isOneSize, oneSize, sizeKeyOf } from "./size-key.ts";
import { sizeOptionWords, sizeWords } from "./size-words.texts.ts";

/**
 * A size as shoppers read it, in the current language, for its name as staff entered it: `M / Lång` for `M / Long`. What isn't a word of the
 * list stays as it was entered, and so does everything in English. Of what is shown alone: what is stored, compared or sent keeps its name.
 */
export function sizeName(entered: string): string {
  if (currentLanguage() === "en") return entered;
  return entered
    .split(betweenParts)
    .map((part) => (/\p{L}/u.test(part) ? (wordOf(sizeWords(), wordKeyOf(part)) ?? part) : part))
    .join(betweenParts);
}

/** The key of a whole name: filters find 'One size S/M' under `one-size`, but it isn't called that. */
function wordKeyOf(part: string): string {
  const key = sizeKeyOf(part);
  return key === oneSize && !isOneSize(part) ? "" : key;
}

/** A size as shoppers read it, by its key: `M`, `40–43`, `One size`. */
export function sizeLabel(key: string): string {
  const word = wordOf(sizeWords(), key);
  if (word !== undefined) return word;
  if (/\d/.test(key) || isClothesSize(key)) return key.toUpperCase().replaceAll("-", "–");
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll("-", " ");
}

/** The name of a product's size option, third one or measure in the current language, likewise. */
export function localOptionName(entered: string): string {
  return currentLanguage() === "en" ? entered : (wordOf(sizeOptionWords(), entered.trim().toLowerCase()) ?? entered);
}

/** Something with a size, as shoppers read it. */
export function withSizeName<Of extends { size: string }>(of: Of): Of {
  return { ...of, size: sizeName(of.size) };
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
