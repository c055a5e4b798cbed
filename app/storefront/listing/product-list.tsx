import { Link } from "react-router";

import { soldText } from "#app/features/catalogue/best-sellers.ts";
import { Price } from "#app/features/catalogue/price.tsx";
import { ProductBadges } from "#app/features/catalogue/product-badges.tsx";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import { type ProductCard, productPath } from "#app/features/catalogue/product.ts";
import { Swatches } from "#app/features/catalogue/swatches.tsx";
import { WishButton } from "#app/features/wishlist/wish-button.tsx";
import { wishOf } from "#app/features/wishlist/wishlist-item.ts";

/** Products in a list, one a row. */
export function ProductList({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {products.map((product, index) => (
        <li key={product.id} className="group relative flex gap-5 py-5 sm:gap-8">
          <ProductPicture
            url={product.pictures[0]?.url}
            alt={product.pictures[0]?.alt ?? ""}
            sizes="10rem"
            urgent={index < 2}
            className={`aspect-4/5 w-28 shrink-0 sm:w-40 ${product.soldOut ? "opacity-55" : ""}`}
          />
          <div className="grid min-w-0 flex-1 content-center gap-1.5 pr-12">
            <h2 className="font-semibold sm:text-lg">
              <Link
                to={productPath(product.id, product.source)}
                prefetch="intent"
                className="after:absolute after:inset-0 group-hover:underline"
              >
                {product.name}
              </Link>
            </h2>
            <p className="text-sm text-muted">{product.productType || product.category}</p>
            <Price {...product} className="font-semibold" />
            {product.soldRecently === undefined ? null : (
              <p className="text-sm text-muted tabular-nums">{soldText(product.soldRecently)}</p>
            )}
            <Swatches colors={product.colors} />
            <ProductBadges product={product} />
          </div>
          <WishButton
            item={wishOf(product)}
            className="absolute top-1/2 right-0 z-10 -translate-y-1/2 hover:text-muted"
          />
        </li>
      ))}
    </ul>
  );
}
