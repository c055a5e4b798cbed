import { Link } from "react-router";

import { collections } from "#app/features/catalogue/products/product.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";

import { type PopularList, PopularProducts } from "./popular-products.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { SearchWords } from "./search-words.tsx";
import { searchTexts } from "./search.texts.tsx";

function quickLinks() {
  const texts = searchTexts();
  const { newArrivals, bestSellers, saleItems } = listingNames();
  return [
    { to: "/shop?category=new", name: newArrivals },
    { to: "/shop?category=bestsellers", name: bestSellers },
    { to: collections.womens.path, name: texts.womens },
    { to: collections.mens.path, name: texts.mens },
    { to: collections.accessories.path, name: collections.accessories.name },
    { to: "/shop?category=sale", name: saleItems },
  ];
}

interface Props {
  products: PopularList;
  /** Called when the last of the recent searches was taken away, and the focus with it. */
  onEmptied: () => void;
}

/** Shown before anything is typed. */
export function SearchStart({ products, onEmptied }: Props) {
  const texts = searchTexts();
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <RecentSearches onEmptied={onEmptied} />
        <SearchWords title={texts.recommended} words={texts.recommendedWords()} />
        <nav aria-label={texts.quickNavigation}>
          <h2 className="eyebrow text-muted">{texts.quickNavigation}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
            {quickLinks().map((link) => (
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
      <PopularProducts products={products} />
    </div>
  );
}
