import { useState } from "react";
import { useNavigate } from "react-router";

import { type CartLine } from "#app/features/cart/cart-line.ts";
import { CartItem } from "#app/features/cart/cart-item.tsx";
import { clearCart, useCart } from "#app/features/cart/cart-store.ts";
import { PaymentIcons } from "#app/features/payments/payment-icons.tsx";
import { restoreLines } from "#app/features/cart/restore-cart.ts";
import { ToPayLine } from "#app/features/cart/to-pay-line.tsx";
import { subtotalOf } from "#app/features/cart/totals.ts";
import { useMovedFocus } from "#app/features/cart/use-moved-focus.ts";
import { TrustList } from "#app/storefront/checkout-page/trust-list.tsx";
import { DiscountBox } from "#app/features/discounts/discount-box.tsx";
import { saveDiscount, useDiscount } from "#app/features/discounts/discount-store.ts";
import { useFreshDiscount } from "#app/features/discounts/use-fresh-discount.ts";
import { usePendingDiscountCode } from "#app/features/discounts/use-pending-discount-code.ts";
import { usePreviewedCode } from "#app/features/discounts/use-previewed-code.ts";
import { useOrderedBefore } from "#app/features/discounts/first-order.ts";
import { CodeShippingNote } from "#app/features/shipping/code-shipping-note.tsx";
import { FreeShippingHint } from "#app/features/shipping/free-shipping-hint.tsx";
import { ratesIn } from "#app/features/shipping/rates.ts";
import { CollectionTiles } from "#app/storefront/editorial/collection-tiles.tsx";
import { pageMeta } from "#app/storefront/frame/page-meta.ts";
import { useSite } from "#app/features/configuration/use-site.ts";
import { publicPage } from "#app/platform/page-headers.ts";
import { formatPrice, toKronor, toOre } from "#app/shared/money.ts";
import { useHydrated } from "#app/platform/use-hydrated.ts";
import { Button, ButtonLink, TextButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { showToast } from "#app/ui/toast.ts";

import type { Route } from "./+types/cart";

export const headers = publicPage;

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: "Cart", description: "Your cart" }),
  { name: "robots", content: "noindex" },
];

export default function CartPage() {
  const lines = useCart();
  const discount = useDiscount();
  const hydrated = useHydrated();
  const moveFocus = useMovedFocus();
  const clear = () => {
    if (!clearCart()) return void showToast("error", "Failed to clear cart");
    saveDiscount(null);
    moveFocus(0);
    const undo = () => {
      if (restoreLines(lines, discount)) moveFocus(0);
      else void showToast("error", "Failed to update cart");
    };
    void showToast("success", "Cart cleared", { action: { label: "Undo", onPress: undo } });
  };
  if (hydrated && lines.length === 0) {
    return (
      <>
        <EmptyState level={1} title="Your cart is empty">
          <p className="text-muted">We'll save your cart for you.</p>
          <ButtonLink to="/shop">Continue Shopping</ButtonLink>
        </EmptyState>
        <CollectionTiles />
      </>
    );
  }
  return (
    <div className="page pt-8 pb-24 lg:pt-12">
      <div className="flex items-end justify-between gap-6">
        <div>
          <h1 className="display text-display-md">Your cart</h1>
          <p className="mt-2 min-h-5 text-sm text-muted">{hydrated ? countText(lines) : null}</p>
        </div>
        <TextButton onClick={clear} className="-mr-2 -mb-3 min-h-11 px-2">
          Clear Cart
        </TextButton>
      </div>
      <div className="mt-6 grid min-h-dvh content-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ul className="border-t border-ink" aria-busy={!hydrated}>
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
        {/* Until the browser has told what is in the cart: what stands here would move, and its sums be wrong. */}
        {hydrated ? <CartSummary lines={lines} /> : null}
      </div>
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
  return `${pieces} ${pieces === 1 ? "item" : "items"}`;
}

function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const navigate = useNavigate();
  const { shipping, vat, promotions } = useSite();
  const discount = useDiscount();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const currency = lines[0]?.currency ?? "SEK";
  const rates = ratesIn(shipping, currency);
  const priced = lines.map((line) => ({ priceOre: toOre(line.price), quantity: line.quantity }));
  const subtotalOre = subtotalOf(priced);
  const discountOre = Math.min(toOre(discount?.discountAmount ?? 0), subtotalOre);
  useFreshDiscount(toKronor(subtotalOre));
  usePendingDiscountCode(toKronor(subtotalOre));
  const orderedBefore = useOrderedBefore();
  const hasFreeShipping = subtotalOre >= rates.freeThresholdOre;
  const mayUseWelcome = hasFreeShipping && !discount && !orderedBefore;
  const preview = usePreviewedCode(promotions.welcomeCode, mayUseWelcome ? toKronor(subtotalOre) : null);
  const code = discount ?? preview;

  const proceed = () => {
    if (typed.trim() !== "" && !discount) return setError("Please apply the discount code or remove it.");
    void navigate("/checkout");
  };
  return (
    <section aria-labelledby="summary" className="h-fit bg-paper-deep p-6 lg:sticky lg:top-24">
      <h2 id="summary" className="display mb-5 text-xl">
        Order Summary
      </h2>
      <FreeShippingHint discountedOre={subtotalOre - discountOre} currency={currency} />
      {code && hasFreeShipping ? (
        <CodeShippingNote
          code={code.code}
          discountedOre={subtotalOre - toOre(code.discountAmount)}
          currency={currency}
        />
      ) : null}
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-2.5 text-sm tabular-nums">
        <dt>Subtotal</dt>
        <dd className="text-right">{formatPrice(subtotalOre, currency)}</dd>
        {discountOre > 0 ? (
          <>
            <dt>Discount</dt>
            <dd className="text-right">{formatPrice(-discountOre, currency)}</dd>
          </>
        ) : null}
        <dt>Shipping</dt>
        <dd className="text-right text-muted">Calculated at checkout</dd>
        <dt>Tax</dt>
        <dd className="text-right text-muted">Calculated at checkout</dd>
        <div
          data-keep-clear
          className="col-span-2 mt-2 flex justify-between gap-4 border-t border-line-strong pt-4 text-base font-semibold"
        >
          <dt>Total</dt>
          <dd>{formatPrice(subtotalOre - discountOre, currency)}</dd>
        </div>
      </dl>
      <ToPayLine lines={priced} discountOre={discountOre} shippingRates={rates} currency={currency} vat={vat} />
      <div className="mt-6 border-t border-line-strong pt-5">
        <DiscountBox
          cartTotal={toKronor(subtotalOre)}
          typed={typed}
          onType={setTyped}
          error={error}
          onError={setError}
        />
      </div>
      <div className="mt-5 grid gap-2.5">
        <Button onClick={proceed} data-keep-clear>
          Proceed to Checkout
        </Button>
        <ButtonLink look="outline" to="/shop">
          Continue Shopping
        </ButtonLink>
      </div>
      <div className="mt-6 grid gap-5 border-t border-line-strong pt-5">
        <TrustList />
        <PaymentIcons />
      </div>
    </section>
  );
}
