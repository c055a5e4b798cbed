import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { productPath } from "#app/features/catalogue/products/product.ts";

import type { RelatedProduct } from "./use-related.ts";

/** A product that goes with what is in the cart; all of it is its link. */
export function RelatedProductRow({ product }: { product: RelatedProduct }) {
  const { id, name, source, pictures } = product;
  return (
    <div className="group relative flex items-center gap-4">
      {/* Darker than its own ground while it loads, which is that of the section. */}
      <ProductPicture url={pictures[0]?.url} alt="" width={160} className="aspect-4/5 w-16 shrink-0 bg-line!" />
      <div className="min-w-0 text-sm leading-5">
        <Link
          to={productPath(id, source)}
          className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
        <Price {...product} className="mt-1 block" />
      </div>
      {/* The name is the link, over all of it. */}
      <span aria-hidden="true" className="ml-auto text-sm font-semibold underline underline-offset-4">
        View
      </span>
    </div>
  );
}
