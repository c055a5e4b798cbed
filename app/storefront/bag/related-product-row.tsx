import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";
import { QuickAdd } from "#app/storefront/quick-add/quick-add.tsx";

import type { RelatedProduct } from "./use-related.ts";

/** A product in a row, for beside a list: all of it is its link, and its plus, where it has one, adds it. */
export function RelatedProductRow({ product, withAdd = true }: { product: RelatedProduct; withAdd?: boolean }) {
  const { name, pictures } = product;
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = row;
    // What was added leaves the row's place: a keyboard goes on around it.
    return () => {
      if (current?.contains(document.activeElement))
        current.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <article ref={row} className="group relative flex flex-wrap items-center gap-4">
      {/* Darker than its own ground while it loads, which is that of the section. */}
      <ProductPicture url={pictures[0]?.url} alt="" width={160} className="aspect-4/5 w-16 shrink-0 bg-line!" />
      <div className="min-w-0 flex-1 text-sm leading-5">
        <Link
          to={productPath(product)}
          className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
        <Price {...product} className="mt-1 block" />
      </div>
      {withAdd ? (
        <QuickAdd
          product={product}
          colorId={pictures[0]?.colorId ?? null}
          className="relative z-10"
          sizesClassName="relative z-10 w-full"
        />
      ) : null}
    </article>
  );
}
