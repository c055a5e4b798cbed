import { colorFamilyOf } from "#app/features/catalogue/products/color-family.ts";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";

/** A card that begins with its first color of the families that a list is filtered by; as it is for none. */
export function inWantedColor(card: ProductCard, families: readonly string[]): ProductCard {
  if (families.length === 0) return card;
  const wanted = card.colors.find(({ name, english = name, hex }) =>
    families.includes(colorFamilyOf({ name: english, hex })),
  );
  return wanted ? { ...card, wantedColorId: wanted.id } : card;
}
