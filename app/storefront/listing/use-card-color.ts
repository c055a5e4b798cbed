import { useState } from "react";

import { type ProductCard, productPath } from "#app/features/catalogue/product.ts";

import { fetchPictures, useCardPictures } from "./card-pictures.ts";

/** The color that a card is looked at in, and what follows from it. Until one is chosen, it is the one the list asks for, else that of its first picture. */
export function useCardColor(product: ProductCard) {
  const { id, name, source, wantedColorId } = product;
  const { colors, pictures } = useCardPictures(product);
  const [chosenId, choose] = useState<string | null>(null);
  const chosen = colors.find((color) => color.id === (chosenId ?? wantedColorId));
  const [first, second] = pictures;
  const shownId = chosen?.id ?? first?.colorId ?? colors[0]?.id ?? null;
  return {
    shownId,
    picture: chosen?.picture ? { url: chosen.picture, alt: `${name} in ${chosen.name}` } : first,
    /** Another view of the same color; undefined where the card has none, or has not fetched it. */
    second: !chosen || second?.colorId === chosen.id ? second : undefined,
    path: productPath(id, source, chosen?.id),
    choose: (colorId: string) => {
      choose(colorId);
      void fetchPictures([id]);
    },
  };
}
