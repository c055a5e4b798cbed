import { useRef, useState } from "react";

import { type ProductCard, productPath } from "#app/features/catalogue/products/product.ts";
import { showToast } from "#app/ui/toast.ts";

import { fetchPictures, useCardPictures } from "./card-pictures.ts";
import { cardTexts } from "./card.texts.ts";

/** The color that a card is looked at in, and what follows from it. Until one is chosen, it is the one the list asks for, else that of its first picture. */
export function useCardColor(product: ProductCard) {
  const { id, name, wantedColorId } = product;
  const { colors, pictures } = useCardPictures(product);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const pressed = useRef<string | null>(null);
  const chosen = colors.find((color) => color.id === (chosenId ?? wantedColorId));
  const [first, second] = pictures;
  const shownId = chosen?.id ?? first?.colorId ?? colors[0]?.id ?? null;

  /** The choice is taken back when its picture does not come: a card does not show one color and sell another. */
  const choose = async (colorId: string) => {
    pressed.current = colorId;
    setChosenId(colorId);
    const isThere = await fetchPictures([id]);
    if (isThere || pressed.current !== colorId) return;
    setChosenId(chosenId);
    showToast("error", cardTexts().noColor);
  };
  return {
    shownId,
    /** The picture of the chosen color is on its way: the one shown is of another. */
    isComing: chosen !== undefined && !chosen.picture && chosen.id !== first?.colorId && pictures === product.pictures,
    picture: chosen?.picture ? { url: chosen.picture, alt: cardTexts().inColor(name, chosen.name) } : first,
    /** Another view of the same color; undefined where the card has none, or has not fetched it. */
    second: !chosen || second?.colorId === chosen.id ? second : undefined,
    path: productPath(product, chosen?.id),
    choose: (colorId: string) => void choose(colorId),
  };
}
