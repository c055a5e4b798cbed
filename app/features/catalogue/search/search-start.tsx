import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { collections, productPath } from "#app/features/catalogue/products/product.ts";
import type { Suggestions } from "#app/ui/use-suggestions.ts";

import { RecentSearches } from "./recent-searches.tsx";
import { recommendedSearches, SearchWords } from "./search-words.tsx";
import { type Suggestion, type SuggestionsAnswer, suggestionCount } from "./suggestion.ts";

const quickLinks = [
  { to: "/shop?category=new", name: "New Arrivals" },
  { to: "/shop?category=bestsellers", name: "Best Sellers" },
  { to: collections.womens.path, name: "Women's" },
  { to: collections.mens.path, name: "Men's" },
  { to: collections.accessories.path, name: "Accessories" },
  { to: "/shop?category=sale", name: "Sale Items" },
];

interface Props {
  suggestions: Suggestions<SuggestionsAnswer> | null;
  /** Called when the last of the recent searches was taken away, and the focus with it. */
  onEmptied: () => void;
}

/** Shown before anything is typed. */
export function SearchStart({ suggestions, onEmptied }: Props) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <RecentSearches onEmptied={onEmptied} />
        <SearchWords title="Recommended searches" words={recommendedSearches} />
        <nav aria-label="Quick navigation">
          <h2 className="eyebrow text-muted">Quick navigation</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <Link
                  to={link.to}
                  className="display inline-flex min-h-11 items-center text-base sm:text-lg hover:underline hover:underline-offset-4"
                >
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section aria-label="Products">
        <h2 className="eyebrow text-muted">Popular right now</h2>
        <ul
          className="mt-4 grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-4 sm:gap-x-5"
          aria-busy={suggestions === null}
        >
          {suggestions
            ? suggestions.found?.products.map((product) => <StartCard key={product.id} product={product} />)
            : Array.from({ length: suggestionCount }, (_, index) => (
                <li key={index} className="aspect-4/5 animate-pulse bg-paper-deep" />
              ))}
        </ul>
      </section>
    </div>
  );
}

function StartCard({ product }: { product: Suggestion }) {
  const { id, source, name, image } = product;
  return (
    <li>
      <Link to={productPath(id, source)} className="group block">
        <ProductPicture
          url={image}
          alt=""
          sizes="(min-width: 40rem) 20vw, 45vw"
          widest={960}
          className="aspect-4/5 w-full"
        />
        <span className="mt-3 line-clamp-2 text-sm leading-5 font-semibold group-hover:underline">{name}</span>
        <Price {...product} className="mt-1 text-sm" />
      </Link>
    </li>
  );
}
