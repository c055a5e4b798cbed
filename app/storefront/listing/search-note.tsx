import { Link } from "react-router";

import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import type { SearchUnderstood } from "#app/features/catalogue/search/search-hits.ts";

import type { ShopPlace } from "./listing-place.ts";
import { listingQuery } from "./listing-query.ts";
import { searchNoteTexts } from "./search-note.texts.tsx";

interface Props {
  place: ShopPlace;
  found: SearchUnderstood;
}

/**
 * Says above the results of a search what was found instead of what was typed, or asks what was meant, with the filters as they are;
 * nothing when it is clear.
 */
export function SearchNote({ place, found }: Props) {
  const texts = searchNoteTexts();
  const { correctedTo, didYouMean, notSold } = found;
  if (notSold !== null) return <p className="mt-4">{productWords().notSold(notSold)}</p>;
  if (correctedTo !== null)
    return (
      <p className="mt-4">
        {texts.showing(<strong>{correctedTo}</strong>)}{" "}
        <span className="text-muted">{texts.nothing(place.search ?? "")}</span>
      </p>
    );
  if (didYouMean === null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
      {texts.didYouMean(
        <Link
          to={`?${listingQuery({ ...place, search: didYouMean })}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {didYouMean}
        </Link>,
      )}
    </p>
  );
}
