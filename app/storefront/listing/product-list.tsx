import type { ReactNode } from "react";
import { Link } from "react-router";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductBadges } from "#app/features/catalogue/products/product-badges.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { ProductCard } from "#app/features/catalogue/products/product.ts";
import { WishButton } from "#app/features/selling/wishlist/wish-button.tsx";
import { wishOf } from "#app/features/selling/wishlist/wishlist-item.ts";
import { QuickAdd } from "#app/storefront/quick-add/quick-add.tsx";
import { useLive } from "#app/ui/use-live.ts";

import { CardColors } from "./card-colors.tsx";
import { CardFacts } from "./card-facts.tsx";
import { useCardColor } from "./use-card-color.ts";

interface Props {
  products: readonly ProductCard[];
  /** Shows a name otherwise than as it is. */
  nameAs?: ((name: string) => ReactNode) | undefined;
}

/** Products in a list, one a row. */
export function ProductList({ products, nameAs }: Props) {
  return (
    <ul className="ruled border-y border-line">
      {products.map((product, index) => (
        <ProductRow key={product.id} product={product} urgent={index < 2} nameAs={nameAs} />
      ))}
    </ul>
  );
}

/** A product in a row: the same as its card, beside each other. */
function ProductRow({ product, urgent, nameAs }: Pick<Props, "nameAs"> & { product: ProductCard; urgent: boolean }) {
  const { picture, isComing, path, shownId, choose } = useCardColor(product);
  const isLive = useLive();
  return (
    <li className="group relative flex flex-wrap gap-x-5 py-5 sm:gap-x-8">
      <ProductPicture
        url={picture?.url}
        alt={picture?.alt ?? ""}
        sizes="10rem"
        widest={480}
        urgent={urgent}
        className={`aspect-4/5 w-28 shrink-0 sm:w-40 ${isComing ? "opacity-35" : product.soldOut ? "opacity-55" : ""}`}
      />
      <div className="grid min-w-0 flex-1 content-center pr-12">
        <h2 className="font-semibold sm:text-lg">
          <Link to={path} className="after:absolute after:inset-0 group-hover:underline">
            {nameAs?.(product.name) ?? product.name}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">{product.productType || product.category}</p>
        <Price {...product} className="mt-1.5 font-semibold" />
        <CardFacts product={product} />
        <CardColors product={product} shownId={shownId} onChoose={choose} withDots={isLive} />
        <ProductBadges product={product} className="mt-1.5" />
      </div>
      {/* One above the other at the row's side. The sizes open under the row, over its whole width. */}
      <WishButton item={wishOf(product)} className="absolute top-9 right-0 z-10 hover:text-muted sm:top-14" />
      {isLive && !product.soldOut ? (
        <QuickAdd
          product={product}
          colorId={shownId}
          className="absolute top-21 right-0 z-10 border border-line sm:top-26"
          sizesClassName="relative z-10 mt-4 basis-full border border-line"
        />
      ) : null}
    </li>
  );
}
