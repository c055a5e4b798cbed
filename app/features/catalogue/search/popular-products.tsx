import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";

import { searchTexts } from "./search.texts.tsx";
import { type Suggestion, suggestionCount } from "./suggestion.ts";

/** What is featured, as the search's answer to no words; null until it comes, undefined where it failed. */
export type PopularList = readonly Suggestion[] | null | undefined;

/** Products to look at where there are no matches to show: before anything is typed, and after what isn't found. */
export function PopularProducts({ products }: { products: PopularList }) {
  return (
    <section aria-label={searchTexts().products}>
      <h2 className="eyebrow text-muted">{searchTexts().popularProducts}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-4 sm:gap-x-5" aria-busy={products === null}>
        {products === null
          ? Array.from({ length: suggestionCount }, (_, index) => (
              <li key={index} className="aspect-4/5 animate-pulse bg-paper-deep" />
            ))
          : products?.map((product) => <PopularCard key={product.id} product={product} />)}
      </ul>
    </section>
  );
}

function PopularCard({ product }: { product: Suggestion }) {
  const { name, image } = product;
  return (
    <li>
      <Link to={productPath(product)} className="group block">
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
