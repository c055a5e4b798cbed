import { useDeferredValue, useState } from "react";
import { Link } from "react-router";

import { soldText } from "#app/features/catalogue/best-sellers.ts";
import { Price } from "#app/features/catalogue/price.tsx";
import { ProductBadges } from "#app/features/catalogue/product-badges.tsx";
import { ProductPicture } from "#app/features/catalogue/product-picture.tsx";
import type { ProductCard as Product } from "#app/features/catalogue/product.ts";
import { productPath } from "#app/features/catalogue/product.ts";
import { Swatches } from "#app/features/catalogue/swatches.tsx";
import { WishButton } from "#app/features/wishlist/wish-button.tsx";
import { wishOf } from "#app/features/wishlist/wishlist-item.ts";

interface Props {
  product: Product;
  sizes?: string;
  urgent?: boolean;
  /** The heading level that fits the page. */
  heading?: "h2" | "h3";
}

/** A product in a listing: picture (the second on hover), badges, name, price, colors. The whole card is its link. */
export function ProductCard({
  product,
  sizes = "(min-width: 64rem) 25vw, 50vw",
  urgent = false,
  heading: Heading = "h3",
}: Props) {
  const [first, second] = product.pictures;
  // Seen on hover alone: not fetched for anyone who never points at it.
  const [pointedAt, setPointedAt] = useState(false);
  const point = () => setPointedAt(true);
  return (
    <article className="group relative">
      <div className="relative overflow-hidden">
        <ProductPicture
          url={first?.url}
          alt={first?.alt ?? ""}
          sizes={sizes}
          widest={960}
          urgent={urgent}
          className={`aspect-4/5 w-full ${product.soldOut ? "opacity-55" : ""}`}
        />
        {second && pointedAt ? (
          <ProductPicture
            url={second.url}
            alt=""
            sizes={sizes}
            widest={960}
            className="absolute inset-0 h-full w-full opacity-0 transition-opacity duration-300 group-focus-within:opacity-100 group-hover:opacity-100"
          />
        ) : null}
        <ProductBadges product={product} className="absolute top-3 left-3 flex-col" />
      </div>
      <div className="pt-3.5">
        <Heading className="text-sm leading-5 font-semibold">
          <Link
            to={productPath(product.id, product.source)}
            prefetch="intent"
            onPointerEnter={point}
            onFocus={point}
            className="line-clamp-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:shadow-[0_0_0_5px_var(--color-volt)] focus-visible:after:outline-3"
          >
            {product.name}
          </Link>
        </Heading>
        <p className="mt-0.5 truncate text-sm text-muted">{product.productType || product.category}</p>
        <Price {...product} className={`mt-1.5 text-sm font-semibold ${product.soldOut ? "text-muted" : ""}`} />
        {product.soldRecently === undefined ? null : (
          <p className="mt-1 text-sm text-muted tabular-nums">{soldText(product.soldRecently)}</p>
        )}
        <ColorsOnHover colors={product.colors} />
      </div>
      <WishButton className="absolute top-0.5 right-0.5 z-10 hover:text-muted" item={wishOf(product)} />
    </article>
  );
}

/**
 * How many colors there are; which, as soon as a pointer or the focus is on the card. Touch screens show them at once. The
 * dots come after hydration: in the page as sent those of a listing are 20 KB.
 */
function ColorsOnHover({ colors }: { colors: Product["colors"] }) {
  const withDots = useDeferredValue(true, false);
  if (colors.length < 2) return null;
  const count = `${colors.length} colors`;
  if (!withDots) return <p className="mt-2 h-5 text-sm text-muted">{count}</p>;
  return (
    <div className="relative mt-2 h-5 text-sm text-muted">
      <p
        aria-hidden="true"
        className="transition-opacity duration-200 group-focus-within:opacity-0 group-hover:opacity-0 not-can-hover:hidden"
      >
        {count}
      </p>
      <Swatches
        colors={colors}
        className="absolute inset-0 items-center transition-opacity duration-200 group-focus-within:opacity-100 group-hover:opacity-100 can-hover:opacity-0"
      />
    </div>
  );
}
