import { type RefObject, useEffect, useState } from "react";

import { Price } from "#app/features/catalogue/price.tsx";
import type { Product } from "#app/features/catalogue/product.ts";

interface Props {
  product: Pick<Product, "priceOre" | "currency">;
  /** The page's own button: the bar stands in for it once it has scrolled out at the top. */
  after: RefObject<HTMLElement | null>;
  onAdd: () => void;
}

/** On a phone, the way to the cart that stays in reach while reading on. It leaves room for the support button. */
export function BuyBar({ product, after, onAdd }: Props) {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const { current } = after;
    if (!current) return;
    // All below the window counts as seen, so that a jump past the button is noticed too.
    const watcher = new IntersectionObserver(([entry]) => setPassed(entry?.isIntersecting === false), {
      rootMargin: "0px 0px 100000px 0px",
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [after]);
  if (!passed) return null;
  return (
    <button
      type="button"
      data-keep-clear
      onClick={onAdd}
      className="fixed right-21 bottom-[calc(var(--bottom-taken,0px)+1rem)] left-4 z-30 flex min-h-14 flex-col items-start justify-center bg-volt px-4 py-1.5 text-left text-sm shadow-lg transition duration-200 active:translate-y-px active:bg-ink active:text-white md:hidden starting:opacity-0"
    >
      <span className="font-semibold tracking-wide uppercase">Add to Cart</span>
      <Price priceOre={product.priceOre} currency={product.currency} look="line" />
    </button>
  );
}
