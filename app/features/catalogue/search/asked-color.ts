import type { ProductCard } from "#app/features/catalogue/products/product.ts";

import { normalizeSearch, wordsOf } from "./query.ts";

/** A color's name as a search has it: folded, without punctuation. */
export const foldedColor = (name: string) => wordsOf(normalizeSearch(name)).join(" ");

/**
 * A card that begins with its first color of those that a search asked for, by their folded names, English or not; as it is for none, and where a
 * filter chose a color already.
 */
export function inAskedColor(card: ProductCard, names: readonly string[]): ProductCard {
  if (card.wantedColorId !== undefined || names.length === 0) return card;
  const asked = card.colors.find(
    ({ name, english = name }) => names.includes(foldedColor(english)) || names.includes(foldedColor(name)),
  );
  return asked ? { ...card, wantedColorId: asked.id } : card;
}
