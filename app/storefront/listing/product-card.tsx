import { memo, type ReactNode, useEffect, useRef, useState } from "react";

import { Price } from "#app/features/catalogue/products/price.tsx";
import { ProductBadges } from "#app/features/catalogue/products/product-badges.tsx";
import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import type { ProductCard as Product } from "#app/features/catalogue/products/product.ts";
import { WishButton } from "#app/features/selling/wishlist/wish-button.tsx";
import { wishOf } from "#app/features/selling/wishlist/wishlist-item.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { QuickAdd } from "#app/storefront/quick-add/quick-add.tsx";
import { useLive } from "#app/ui/use-live.ts";

import { CardColors } from "./card-colors.tsx";
import { CardFacts } from "./card-facts.tsx";
import { useCardColor } from "./use-card-color.ts";

/** How long, in milliseconds, a mouse rests on what it means: on its way elsewhere it is faster. */
const restMs = 80;

/**
 * Whether a card was pointed at, by a mouse that rested on it or by keyboard: then it shows what is seen on hover alone. A finger never
 * does, since it scrolls.
 */
function usePointedAt() {
  const [pointedAt, setPointedAt] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(timer.current);
  useEffect(() => leave, []);
  const point = () => setPointedAt(true);
  return {
    pointedAt,
    watchProps: {
      onPointerEnter: ({ pointerType }: React.PointerEvent) => {
        if (pointerType !== "touch") timer.current = setTimeout(point, restMs);
      },
      onPointerLeave: leave,
      onFocus: point,
    },
  };
}

interface Props {
  product: Product;
  sizes?: string;
  urgent?: boolean;
  /** The heading level that fits the page. */
  heading?: "h2" | "h3";
  /** Shows the name otherwise than as it is. */
  nameAs?: ((name: string) => ReactNode) | undefined;
}

/**
 * A product in a listing: picture (the second on hover), badges, name, price, what speaks for it, its colors, and its sizes to
 * add one at once. The whole card is its link, a plain one: it stands in `[data-plain-links]`. What needs scripts comes after
 * hydration, and is not in the page as sent.
 * Memoised: each step of a navigation renders its page again, and a press would wait for all cards.
 */
export const ProductCard = memo(function ProductCard({
  product,
  sizes = "(min-width:80rem) 22vw,(min-width:48rem) 30vw,46vw",
  urgent = false,
  heading: Heading = "h3",
  nameAs,
}: Props) {
  const { picture, isComing, second, path, shownId, choose } = useCardColor(product);
  const isLive = useLive();
  // Seen on hover alone: not fetched for anyone who never points at it.
  const { pointedAt, watchProps } = usePointedAt();
  return (
    <article className="card group">
      <div className="card-picture">
        <ProductPicture
          url={picture?.url}
          alt={picture?.alt ?? ""}
          sizes={sizes}
          widest={960}
          urgent={urgent}
          className={isComing ? "opacity-35" : product.soldOut ? "opacity-55" : ""}
        />
        {second && pointedAt ? (
          <ProductPicture
            url={second.url}
            alt=""
            sizes={sizes}
            widest={960}
            className="absolute inset-0 h-full opacity-0 transition-opacity duration-300 group-focus-within:opacity-100 group-hover:opacity-100"
          />
        ) : null}
        <ProductBadges product={product} className="absolute top-3 left-3 flex-col" />
        {isLive && !product.soldOut ? (
          <QuickAdd
            product={product}
            colorId={shownId}
            className="absolute right-0 bottom-0 z-10 -outline-offset-4"
            sizesClassName="absolute inset-x-0 bottom-0 z-20 max-h-full"
          />
        ) : null}
      </div>
      <Heading>
        <a href={localPath(path)} {...watchProps} className="card-link">
          {nameAs?.(product.name) ?? product.name}
        </a>
      </Heading>
      <p className="card-kind">{product.productType || product.category}</p>
      <Price {...product} className={product.soldOut ? "card-price-sold-out" : "card-price"} />
      <CardFacts product={product} />
      <CardColors product={product} shownId={shownId} onChoose={choose} withDots={isLive} />
      <WishButton item={wishOf(product)} className="card-wish" />
    </article>
  );
});
