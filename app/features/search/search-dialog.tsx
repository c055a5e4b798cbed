import { useState } from "react";
import { useNavigate } from "react-router";

import { productPath } from "#app/features/catalogue/product.ts";
import { closeModal } from "#app/ui/close-modal.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";

import { moveActive } from "./active-option.ts";
import { maxSearchLength } from "./query.ts";
import { optionId, resultsId, SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The search over the whole page: where to start, then live matches that the arrow keys walk through. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const text = typed.trim();
  // What was found for another text is no list to choose from.
  const options = (text !== "" && suggestions?.text === text && suggestions.products) || [];
  const chosen = options[active];

  const submit = () => {
    if (chosen) void navigate(productPath(chosen.id, chosen.source));
    else if (text !== "") void navigate(`/shop?search=${encodeURIComponent(text)}`);
  };
  return (
    <Modal
      label="Search"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper px-gutter pt-4 pb-24 text-ink lg:pt-8"
    >
      <div className="mx-auto max-w-7xl">
        <form
          role="search"
          className="sticky top-0 z-10 flex items-center gap-2 border-b-2 border-ink bg-paper py-2 has-[input:focus]:shadow-[0_2px_0_var(--color-ink),0_5px_0_var(--color-volt)]"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <input
            role="combobox"
            aria-label="Search products"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? resultsId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? optionId(active) : undefined}
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="What are you looking for?"
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(-1);
            }}
            onKeyDown={(event) => {
              const next = moveActive(active, event.key, options.length);
              if (next === undefined) return;
              event.preventDefault();
              setActive(next);
            }}
            className="display min-h-14 min-w-0 flex-1 bg-transparent text-lg normal-case placeholder:text-muted focus-visible:shadow-none focus-visible:outline-none sm:text-display-sm"
          />
          <button type="submit" aria-label="Search" className="inline-flex size-11 items-center justify-center">
            <Icon name="search" />
          </button>
          <button
            type="button"
            aria-label="Close search"
            className="-mr-2.5 inline-flex size-11 items-center justify-center"
            onClick={closeModal}
          >
            <Icon name="close" />
          </button>
        </form>
        {text === "" ? (
          <SearchStart suggestions={suggestions?.text === "" ? suggestions : null} />
        ) : (
          <SearchResults text={text} suggestions={suggestions?.text === "" ? null : suggestions} active={active} />
        )}
      </div>
    </Modal>
  );
}
