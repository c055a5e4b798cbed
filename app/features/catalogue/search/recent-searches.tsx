import { useRef } from "react";
import { Link } from "react-router";

import { TextButton } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";

import { searchPath } from "./popular-searches.ts";
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from "./recent-searches-store.ts";
import { searchTexts } from "./search.texts.tsx";

/** The last searches of this browser, each to be searched again or taken away; nothing while there are none. */
export function RecentSearches({ onEmptied }: { onEmptied: () => void }) {
  const texts = searchTexts();
  const searches = useRecentSearches();
  const section = useRef<HTMLElement>(null);
  if (searches.length === 0) return null;

  /** The button that had the focus goes with its search. */
  const forget = (search: string) => {
    forgetSearch(search);
    if (searches.length === 1) onEmptied();
    else section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={texts.recent}>
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="eyebrow text-muted">{texts.recent}</h2>
        <TextButton
          className="min-h-11"
          onClick={() => {
            forgetSearches();
            onEmptied();
          }}
        >
          {texts.clear}
        </TextButton>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search} className="flex items-center border-b border-line">
            <Link
              to={searchPath(search)}
              onClick={() => rememberSearch(search)}
              className="flex min-h-11 min-w-0 flex-1 items-center text-sm font-medium hover:underline hover:underline-offset-4"
            >
              <span className="truncate">{search}</span>
            </Link>
            <CloseButton label={texts.forget(search)} onClick={() => forget(search)} className="-mr-2.5" />
          </li>
        ))}
      </ul>
    </section>
  );
}
