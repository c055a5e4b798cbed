import { foldedColor } from "./asked-color.ts";
import type { Wish } from "./read-query.ts";
import { colorEndings } from "./word-lists/endings.ts";

/** A color of the shop: `local` is its name in the language of the search, where it is translated. */
export interface NamedColor {
  name: string;
  local?: string | null;
}

/** Fewer letters begin too many words: they must be the whole name. */
const shortestBeginning = 3;

/** The folded English names of the colors whose translated name is, or begins as, what was typed: 'gran' is 'spruce' in Swedish. */
export function colorsNamed({ role, typed, begins }: Wish, colors: readonly NamedColor[]): string[] {
  if (role !== "other" && role !== "color") return [];
  const forms = [...new Set([typed, ...begins].map(withoutColorEnding))];
  const isNamed = (name: string) =>
    name.split(" ").some((word) => forms.some((form) => isForm(word, form))) || forms.includes(name);
  return [
    ...new Set(colors.flatMap(({ name, local }) => (local && isNamed(foldedColor(local)) ? [foldedColor(name)] : []))),
  ];
}

function withoutColorEnding(word: string): string {
  const ending = colorEndings.find((known) => word.endsWith(known)) ?? "";
  return word.length - ending.length < shortestBeginning ? word : word.slice(0, word.length - ending.length);
}

const isForm = (word: string, form: string) =>
  form.length < shortestBeginning ? word === form : word.startsWith(form);

/** The words of the translated names, folded: what a misspelt one is compared with. */
export function localColorWords(colors: readonly NamedColor[]): string[] {
  return [...new Set(colors.flatMap(({ local }) => (local ? foldedColor(local).split(" ") : [])))];
}
