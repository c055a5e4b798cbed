import { useState } from "react";
import { useNavigate } from "react-router";

import { productPath } from "#app/features/catalogue/product.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal, ModalCloseButton } from "#app/ui/modal.tsx";
import { useCombobox } from "#app/ui/use-combobox.ts";
import { useSuggestions } from "#app/ui/use-suggestions.ts";

import { fetchSuggestions } from "./fetch-suggestions.ts";
import { maxSearchLength } from "./query.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";

const debounceMs = 200;

/** The search as a fullscreen dialog: ideas at first, then live matches as a combobox. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const suggestions = useSuggestions(text, { fetch: fetchSuggestions, debounceMs: text === "" ? 0 : debounceMs });
  // Results for an earlier text cannot be chosen.
  const options = (text !== "" && suggestions?.text === text && suggestions.found) || [];

  const submit = (chosen = options[combobox.active]) => {
    if (chosen) void navigate(productPath(chosen.id, chosen.source));
    else if (text !== "") void navigate(`/shop?search=${encodeURIComponent(text)}`);
  };
  const combobox = useCombobox({ count: options.length, onChoose: (index) => submit(options[index]) });
  return (
    <Modal label="Search" placement="fullscreen" onClose={onClose} className="px-gutter pt-4 pb-24 lg:pt-8">
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
            {...combobox.inputProps}
            aria-label="Search products"
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="What are you looking for?"
            maxLength={maxSearchLength}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              combobox.reset();
            }}
            className="display min-h-14 min-w-0 flex-1 bg-transparent text-lg normal-case placeholder:text-muted focus-visible:shadow-none focus-visible:outline-none sm:text-display-sm"
          />
          <button type="submit" aria-label="Search" className="inline-flex size-11 items-center justify-center">
            <Icon name="search" />
          </button>
          <ModalCloseButton label="Close search" className="-mr-2.5" />
        </form>
        {text === "" ? (
          <SearchStart suggestions={suggestions?.text === "" ? suggestions : null} />
        ) : (
          <SearchResults text={text} suggestions={suggestions?.text === "" ? null : suggestions} combobox={combobox} />
        )}
      </div>
    </Modal>
  );
}
