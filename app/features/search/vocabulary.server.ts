import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { colorFamilyOf } from "#app/features/catalogue/color-family.ts";

import { normalizeSearch, wordsOf } from "./query.ts";
import type { Wish } from "./read-query.ts";

/** Shorter forms stand within words of other meaning: 'tee' in 'steel'. */
const shortestInside = { other: 4, kind: 5 };
const maxInside = 400;

/** A word that products have. */
export interface ProductWord {
  word: string;
}

/** Reads the words of products that hold a typed word, or the name of a kind: 'jacka' is in 'loparjacka'. */
export function insideStatement(db: Database, wishes: readonly Wish[]) {
  const forms = wishes.flatMap((wish) => [wish, ...wish.parts]).flatMap((wish) => formsInside(wish));
  const phrases = [...new Set(forms)].map((form) => `"${form.replaceAll('"', '""')}"`);
  return statement<ProductWord>(
    db,
    sql`SELECT DISTINCT parts.word FROM json_each(${JSON.stringify(phrases.length === 0 ? [] : [phrases.join(" OR ")])}) forms
    CROSS JOIN word_part_search parts WHERE parts.word_part_search MATCH forms.value LIMIT ${maxInside}`,
  );
}

function formsInside(wish: Wish): string[] {
  if (wish.role === "kind" && !wish.typeOnly)
    return wish.own.filter((form) => form.length >= shortestInside.kind && !form.includes(" "));
  return wish.role === "other" ? wish.begins.filter((form) => form.length >= shortestInside.other) : [];
}

interface Vocabulary {
  colors: readonly { name: string; hex: string }[];
  inside: readonly ProductWord[];
}

/** A wish with what it means in this shop: the names of a family's colors, and longer words that end with what is asked for. */
export function withVocabulary(wish: Wish, vocabulary: Vocabulary): Wish {
  const parts = wish.parts.map((part) => withVocabulary(part, vocabulary));
  if (wish.role === "color") return { ...wish, parts, own: [...wish.own, ...shadesOf(wish, vocabulary)] };
  const forms = formsInside(wish);
  const holding = vocabulary.inside.filter(({ word }) => forms.some((form) => word.includes(form)));
  const ending = holding.filter(({ word }) => forms.some((form) => word.endsWith(form)));
  const beginning =
    wish.role === "other" && holding.some(({ word }) => wish.begins.some((begin) => word.startsWith(begin)));
  return {
    ...wish,
    parts,
    known: wish.known || beginning,
    own: wish.role === "kind" ? [...new Set([...wish.own, ...ending.map(({ word }) => word)])] : wish.own,
    wider: wish.role === "other" ? [...new Set([...wish.wider, ...holding.map(({ word }) => word)])] : wish.wider,
  };
}

/** The folded names of the colors of a family, when the wish is a family. */
function shadesOf(wish: Wish, { colors }: Vocabulary): string[] {
  return colors
    .filter((color) => wish.own.includes(colorFamilyOf(color)))
    .map(({ name }) => wordsOf(normalizeSearch(name)).join(" "))
    .filter((name) => name !== "");
}
