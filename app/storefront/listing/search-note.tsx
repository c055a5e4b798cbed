import { Link } from "react-router";

import type { SearchUnderstood } from "#app/features/search/search-hits.ts";
import { searchPath } from "#app/features/search/search-words.tsx";

/** Says above the results of a search what was found instead of what was typed, or asks what was meant; nothing when it is clear. */
export function SearchNote({ search, found }: { search: string; found: SearchUnderstood }) {
  const { correctedTo, didYouMean } = found;
  if (correctedTo !== null)
    return (
      <p className="mt-4">
        Showing results for <strong>{correctedTo}</strong>.{" "}
        <span className="text-muted">Nothing matches “{search}”.</span>
      </p>
    );
  if (didYouMean === null) return null;
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-1.5">
      Did you mean
      <Link
        to={searchPath(didYouMean)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {didYouMean}
      </Link>
      ?
    </p>
  );
}
