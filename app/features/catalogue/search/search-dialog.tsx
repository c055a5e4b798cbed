import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { localPath } from "#app/shared/language/current-language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal, ModalCloseButton } from "#app/ui/modal.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { useSuggestions } from "#app/ui/use-suggestions.ts";

import { logSearch, logSearchClick } from "./log-search.ts";
import { searchPath } from "./popular-searches.ts";
import { maxSearchLength } from "./query.ts";
import { rememberSearch } from "./recent-searches-store.ts";
import { type SearchOption, searchOptions } from "./search-options.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import { searchTexts } from "./search.texts.tsx";
import { type SuggestionsAnswer, suggestionsAnswer } from "./suggestion.ts";

const timeoutMs = 5_000;

/** Loads what a search text finds; featured products for an empty text. Throws when the request fails or is aborted. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SuggestionsAnswer> {
  const query = text === "" ? "" : `?search=${encodeURIComponent(text)}`;
  const response = await fetch(localPath(`/search-suggestions${query}`), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
  return suggestionsAnswer(await response.json());
}

const debounceMs = 200;

/** The search as a fullscreen dialog: ideas at first, then live matches as a combobox. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const texts = searchTexts();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A page that was found takes it away while it is open: closed, it gives the focus back first, or a list that is searched anew has none.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    return () => element?.close();
  }, []);
  const [typed, setTyped] = useState("");
  const [attempt, setAttempt] = useState(0);
  const text = typed.trim();
  // Kept while words are typed: shown again once those are erased, or find nothing.
  const start = useSuggestions("", { fetch: fetchSuggestions, debounceMs: 0 });
  const popular = start && start.found?.products;
  const shown = useSuggestions(text === "" ? null : text, { fetch: fetchSuggestions, debounceMs, attempt });
  // Results for an earlier text cannot be chosen by a key.
  const answer = shown?.text === text ? shown.found : null;
  const options = answer ? searchOptions(answer) : [];
  useEffect(() => {
    if (answer) logSearch({ words: text, count: answer.total ?? answer.products.length });
  }, [answer, text]);

  const type = (words: string) => {
    setTyped(words);
    combobox.reset();
  };
  const noteChosen = (option: SearchOption) => {
    const words = shown?.text ?? text;
    // What was meant, where the shop found that.
    rememberSearch(shown?.found?.correctedTo ?? words);
    if (option.kind === "product") logSearchClick({ words, rank: option.rank });
  };
  const choose = (option: SearchOption) => {
    if (option.kind === "meant") {
      type(option.words);
      return field.current?.focus();
    }
    noteChosen(option);
    void navigate(option.path);
  };
  const submit = () => {
    const option = options[combobox.active];
    if (option) return choose(option);
    if (text === "") return;
    rememberSearch(text);
    void navigate(searchPath(text));
  };
  const combobox = useCombobox({ count: options.length, onChoose: submit });
  return (
    <Modal
      ref={dialog}
      label={texts.search}
      placement="fullscreen"
      onClose={onClose}
      className="px-gutter pt-4 pb-24 lg:pt-8"
    >
      <div className="mx-auto max-w-7xl">
        <form
          role="search"
          className="search-line sticky top-0 z-10 flex items-center gap-2 border-b-2 border-ink bg-paper py-2"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            {...combobox.inputProps}
            ref={field}
            aria-label={texts.searchProducts}
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={texts.whatFor}
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => type(event.target.value)}
            className="display min-h-14 min-w-0 flex-1 bg-transparent text-base normal-case sm:text-display-sm"
          />
          <button type="submit" aria-label={texts.submit} className="inline-flex size-11 items-center justify-center">
            <Icon name="search" />
          </button>
          <ModalCloseButton label={texts.close} className="-mr-2.5" />
        </form>
        {text === "" ? (
          <SearchStart products={popular} onEmptied={() => field.current?.focus()} />
        ) : (
          <SearchResults
            text={text}
            suggestions={shown}
            popular={popular}
            combobox={combobox}
            onRetry={() => {
              setAttempt(attempt + 1);
              // The button goes when the answer comes.
              field.current?.focus();
            }}
            onChoose={(option) => (option.kind === "meant" ? choose(option) : noteChosen(option))}
          />
        )}
      </div>
    </Modal>
  );
}
