import type { ProductCard } from "./product.ts";

/** Cards as they are sent, by the card they are made of: an isolate keeps its cards, and sends them again and again. */
const sent = new WeakMap<ProductCard, ProductCard>();

/**
 * A card as a page is sent with it: without the pictures that are seen only when someone points at it or chooses another color. The
 * browser asks for them then (`card-pictures.ts`).
 */
export function sentCard(card: ProductCard): ProductCard {
  const known = sent.get(card);
  if (known) return known;
  const light: ProductCard = {
    ...card,
    colors: card.colors.map((color) => (color.id === card.wantedColorId ? color : sharedColor(color))),
    pictures: card.pictures.slice(0, 1),
  };
  sent.set(card, light);
  return light;
}

type Color = ProductCard["colors"][number];

/** Colors that cards share, as one object each: React Router writes what it has written before as a number. */
const colors = new Map<string, Color>();
const maxColors = 1_000;

function sharedColor({ id, name, hex }: Color): Color {
  const text = `${id} ${name} ${hex}`;
  const known = colors.get(text);
  if (known) return known;
  const color = { id, name, hex };
  if (colors.size < maxColors) colors.set(text, color);
  return color;
}
