import { Link } from "react-router";

import { searchPath } from "./popular-searches.ts";
import { rememberSearch } from "./recent-searches-store.ts";

/** A list of searches, each a link to its results. */
export function SearchWords({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2 className="eyebrow text-muted">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Link
              to={searchPath(word)}
              onClick={() => rememberSearch(word)}
              className="inline-flex min-h-11 items-center border border-line bg-white px-4 text-sm font-medium transition-colors duration-200 hover:border-ink active:bg-paper-deep"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
