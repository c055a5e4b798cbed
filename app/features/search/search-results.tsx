import { Link } from "react-router";

import { Price } from "#app/features/catalogue/price.tsx";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { productPath } from "#app/features/catalogue/product.ts";
import type { Combobox } from "#app/ui/use-combobox.ts";
import type { Suggestions } from "#app/ui/use-suggestions.ts";

import { popularSearches, SearchWords } from "./search-words.tsx";
import type { Suggestion } from "./suggestion.ts";

interface Props {
  text: string;
  /** Null until the first answer. The previous ones stay until the next arrive. */
  suggestions: Suggestions<Suggestion> | null;
  combobox: Combobox;
}

/** The matches of a text as a listbox; or that there are none, or that the search failed. */
export function SearchResults({ text, suggestions, combobox }: Props) {
  const products = suggestions?.found;
  return (
    <div className="mt-8 lg:mt-12">
      <p role="status" className="text-sm text-muted">
        {statusText(suggestions)}
      </p>
      {products === null ? (
        <p role="alert">Failed to load products. Please try again later.</p>
      ) : products?.length === 0 ? (
        <NoMatch text={suggestions?.text ?? text} />
      ) : (
        <>
          <div id={combobox.listId} role="listbox" aria-label="Products" className="mt-4 grid gap-x-8 md:grid-cols-2">
            {products?.map((product, index) => (
              <Option
                key={product.id}
                id={combobox.optionId(index)}
                product={product}
                active={index === combobox.active}
              />
            ))}
          </div>
          {products ? (
            <Link
              to={`/shop?search=${encodeURIComponent(text)}`}
              className="mt-8 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
            >
              See all results
            </Link>
          ) : null}
        </>
      )}
    </div>
  );
}

function statusText(suggestions: Suggestions<Suggestion> | null): string {
  if (!suggestions) return "Searching...";
  const count = suggestions.found?.length ?? 0;
  if (count === 0) return "";
  return `${count} ${count === 1 ? "product" : "products"} for “${suggestions.text}”`;
}

function Option({ id, product, active }: { id: string; product: Suggestion; active: boolean }) {
  return (
    <Link
      role="option"
      id={id}
      aria-selected={active}
      // The text field keeps the focus; arrow keys choose.
      tabIndex={-1}
      to={productPath(product.id, product.source)}
      className="flex items-center gap-4 border-b border-line p-3 hover:bg-paper-deep aria-selected:bg-ink aria-selected:text-white"
    >
      <ProductPicture url={product.image} alt="" sizes="4rem" className="aspect-4/5 w-14 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-semibold">{product.name}</span>
        <span className="block text-sm">{product.category}</span>
        <Price {...product} className="mt-1 text-sm font-semibold sm:hidden" />
      </span>
      <Price {...product} className="shrink-0 text-right text-sm font-semibold max-sm:hidden" />
    </Link>
  );
}

function NoMatch({ text }: { text: string }) {
  return (
    <div className="grid gap-10">
      <div role="status">
        <p className="display text-display-sm normal-case">No results found for "{text}"</p>
        <p className="mt-3 text-muted">Try checking your spelling or using different search terms.</p>
      </div>
      <SearchWords title="Popular searches" words={popularSearches} />
    </div>
  );
}
