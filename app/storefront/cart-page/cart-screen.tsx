import { Suspense, useCallback, useEffect, useState } from "react";

import { addedTexts } from "#app/features/selling/cart/added.texts.ts";
import { CartItem } from "#app/features/selling/cart/cart-item.tsx";
import { clearCart, useCart } from "#app/features/selling/cart/cart-store.ts";
import { cartTexts } from "#app/features/selling/cart/cart.texts.tsx";
import { ChangedPricesLater } from "#app/features/selling/cart/changed-prices-later.tsx";
import { restoreLines } from "#app/features/selling/cart/restore-cart.ts";
import { saveDiscount, useDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { OrderDirectly } from "#app/storefront/checkout-page/order-directly.tsx";
import { ButtonLink, TextButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { showToast } from "#app/ui/toast.ts";

import { cartPageTexts } from "./cart-page.texts.ts";
import { CartSummary } from "./cart-summary.tsx";

/** An offer beside the matter: it comes after the sum. */
const CartRelated = lazyWithRetry(() => import("./cart-related.tsx"));
/** For a cart that is empty, which few carts are: it comes when it is shown. */
const EmptyCartGoods = lazyWithRetry(() => import("./empty-cart-goods.tsx"));

/** The cart: its lines, and what they come to. */
export function CartScreen() {
  const texts = cartPageTexts();
  const lines = useCart();
  const discount = useDiscount();
  const hydrated = useHydrated();
  const moveFocus = useMovedFocus();
  const clear = () => {
    if (!clearCart()) return showToast("error", texts.notCleared);
    saveDiscount(null);
    moveFocus(0);
    const undo = () => {
      if (restoreLines(lines, discount)) moveFocus(0);
      else showToast("error", addedTexts().notUpdated);
    };
    showToast("success", texts.cleared, { action: { label: cartTexts().undo, onPress: undo } });
  };
  if (hydrated && lines.length === 0) {
    return (
      <>
        <EmptyState level={1} title={cartTexts().empty}>
          <p className="text-muted">{texts.emptyText}</p>
          <ButtonLink to="/shop">{cartTexts().continueShopping}</ButtonLink>
        </EmptyState>
        <Suspense fallback={<div className="min-h-screen" />}>
          <EmptyCartGoods />
        </Suspense>
      </>
    );
  }
  return (
    <div className="page grid min-h-dvh content-start gap-x-16 gap-y-10 pt-8 pb-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:pt-12">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-6">
          <div>
            <h1 className="display text-display-md">{cartTexts().yours}</h1>
            <p className="mt-2 min-h-5 text-sm text-muted">{hydrated ? countText(lines) : null}</p>
          </div>
          <TextButton onClick={clear} className="-mx-2 -mb-3 min-h-11 px-2 whitespace-nowrap noscript:hidden">
            {texts.clear}
          </TextButton>
        </div>
        {hydrated ? <ChangedPricesLater lines={lines} className="mt-6" /> : <OrderDirectly className="mt-6" />}
        <ul className="mt-6 border-t border-ink noscript:hidden" aria-busy={!hydrated}>
          {hydrated ? null : <CartSkeleton />}
          {lines.map((line, index) => (
            <CartItem
              key={`${line.id} ${line.colorId} ${line.sizeId} ${line.size} ${line.color} ${line.source}`}
              line={line}
              index={index}
              onMoved={moveFocus}
            />
          ))}
        </ul>
      </div>
      {/* Not before the cart is read from browser storage: it would move, and its sums be wrong. */}
      {hydrated ? <CartSummary lines={lines} /> : null}
      <Suspense>
        <CartRelated lines={lines} />
      </Suspense>
    </div>
  );
}

function CartSkeleton() {
  return (
    <li className="flex animate-pulse gap-4 border-b border-line py-6 sm:gap-6">
      <span className="aspect-4/5 w-24 bg-paper-deep sm:w-32" />
      <span className="h-5 w-40 bg-paper-deep" />
    </li>
  );
}

function countText(lines: readonly { quantity: number }[]): string {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  return cartPageTexts().items(pieces);
}

/**
 * Moves the focus after a line is removed or restored: to the Remove button now at that index, else the last one, else the
 * page's heading. Left on the body, a keyboard user would start over at the top of the page.
 */
function useMovedFocus(): (index: number) => void {
  const [moved, setMoved] = useState<{ to: number } | null>(null);
  useEffect(() => {
    if (!moved) return;
    const buttons = document.querySelectorAll<HTMLElement>("[data-remove-line]");
    const next = buttons[Math.min(moved.to, buttons.length - 1)] ?? document.querySelector<HTMLElement>("main h1");
    if (next?.tagName === "H1") next.tabIndex = -1;
    next?.focus();
    // A toast that loses the focus returns it to the element focused before, so focus again.
    if (document.activeElement !== next) next?.focus();
  }, [moved]);
  return useCallback((index) => setMoved({ to: index }), []);
}
