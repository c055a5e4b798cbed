import { Link } from "react-router";

import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import { Button } from "#app/ui/button.tsx";
import type { Combobox } from "#app/ui/use-combobox.ts";
import type { Suggestions } from "#app/ui/use-suggestions.ts";

import { type PopularList, PopularProducts } from "./popular-products.tsx";
import { searchIdeas } from "./popular-searches.texts.ts";
import { searchPath } from "./popular-searches.ts";
import { rememberSearch } from "./recent-searches-store.ts";
import { SearchOptions } from "./search-option-list.tsx";
import { countText, type SearchOption, searchOptions } from "./search-options.ts";
import { SearchWords } from "./search-words.tsx";
import { searchTexts } from "./search.texts.tsx";
import type { SuggestionsAnswer } from "./suggestion.ts";

interface Props {
  text: string;
  /** Null until the first answer. The previous ones stay until the next arrive. */
  suggestions: Suggestions<SuggestionsAnswer> | null;
  /** Shown where nothing is found. */
  popular: PopularList;
  combobox: Combobox;
  onRetry: () => void;
  /** Called when an option is pressed; one with a path is a link, and leads there itself. */
  onChoose: (option: SearchOption) => void;
}

/** The matches of a text as a listbox; or that there are none, or that the search failed. */
export function SearchResults({ text, suggestions, popular, combobox, onRetry, onChoose }: Props) {
  const texts = searchTexts();
  if (suggestions?.found === null)
    return (
      <div className="mt-8 grid justify-items-start gap-4 lg:mt-12">
        <p role="alert">{texts.failed}</p>
        <Button look="outline" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  const options = suggestions ? searchOptions(suggestions.found) : [];
  const isFound = options.some(({ kind }) => kind !== "meant");
  return (
    <div
      aria-busy={suggestions?.text !== text}
      className="mt-8 grid gap-8 transition-opacity delay-300 duration-200 aria-busy:opacity-45 lg:mt-12"
    >
      <Status suggestions={suggestions} isFound={isFound} />
      {suggestions && options.length > 0 ? (
        <SearchOptions options={options} marks={suggestions.found.marks} combobox={combobox} onChoose={onChoose} />
      ) : null}
      {suggestions && isFound && suggestions.found.products.length > 0 ? (
        <Link
          to={searchPath(text)}
          onClick={() => rememberSearch(text)}
          className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold underline underline-offset-4"
        >
          {texts.seeAll}
        </Link>
      ) : null}
      {suggestions && !isFound ? (
        <>
          <SearchWords title={searchIdeas().popularTitle} words={searchIdeas().popular()} />
          {popular?.length ? <PopularProducts products={popular} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** What is said of the search: one place throughout, so that each change is announced. */
function Status({ suggestions, isFound }: { suggestions: Suggestions<SuggestionsAnswer> | null; isFound: boolean }) {
  return (
    <div role="status">
      {suggestions?.found ? (
        <Summary text={suggestions.text} answer={suggestions.found} isFound={isFound} />
      ) : (
        <p className="text-sm text-muted">{searchTexts().searching}</p>
      )}
    </div>
  );
}

function Summary({ text, answer, isFound }: { text: string; answer: SuggestionsAnswer; isFound: boolean }) {
  const texts = searchTexts();
  if (!isFound)
    return (
      <>
        <p className="display text-display-sm normal-case">{texts.noResults(text)}</p>
        {answer.notSold ? <p className="mt-3">{productWords().notSold(answer.notSold)}</p> : null}
        <p className="mt-3 text-muted">{texts.tryOther}</p>
      </>
    );
  if (answer.correctedTo === null) return <p className="text-sm text-muted">{countText(text, answer)}</p>;
  return <p className="text-sm text-muted">{texts.corrected(text, countText(answer.correctedTo, answer))}</p>;
}
