import { Link } from "react-router";

import { Price } from "#app/features/catalogue/catalogue/price.tsx";
import { ProductPicture } from "#app/features/catalogue/catalogue/product-picture.tsx";
import { productPath } from "#app/features/catalogue/catalogue/product.ts";

import type { RelatedProduct } from "./use-related.ts";

/** One thing that goes with what was added; nothing without one. */
export function Related({ product }: { product: RelatedProduct | null }) {
  if (!product) return null;
  const { id, name, source, pictures, priceOre, earlierPriceOre, currency } = product;
  return (
    <section aria-labelledby="goes-with" className="-mx-5 bg-paper-deep px-5 py-4">
      <h3 id="goes-with" className="text-sm font-semibold">
        Goes with it
      </h3>
      <div className="group relative mt-3 flex items-center gap-4">
        {/* Darker than its own ground while it loads, which is that of the section. */}
        <ProductPicture url={pictures[0]?.url} alt="" width={160} className="aspect-4/5 w-16 shrink-0 bg-line!" />
        <div className="min-w-0 text-sm leading-5">
          <Link
            to={productPath(id, source)}
            className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
          <Price priceOre={priceOre} earlierPriceOre={earlierPriceOre} currency={currency} className="mt-1 block" />
        </div>
      </div>
    </section>
  );
}
