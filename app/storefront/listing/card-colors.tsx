import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { Swatches } from "#app/features/catalogue/products/swatches.tsx";

import { cardTexts } from "./card.texts.ts";

interface Props {
  product: ProductCard;
  shownId: string | null;
  onChoose: (id: string) => void;
  /** False in the page as sent: the dots of a listing would be 20 KB there. Their number has their height. */
  withDots: boolean;
}

/** The colors a card can be looked at in, where there is more than one. */
export function CardColors({ product: { name, colors }, shownId, onChoose, withDots }: Props) {
  if (colors.length < 2) return null;
  if (!withDots) return <p className="card-colors">{cardTexts().colors(colors.length)}</p>;
  return (
    // The ring of the first dot begins where the text does, though its target is wider.
    <Swatches
      name={name}
      colors={colors}
      shownId={shownId}
      onChoose={onChoose}
      className="relative z-10 -ml-0.5 w-fit xs:-ml-1"
    />
  );
}
