import { useState } from "react";
import { useNavigate } from "react-router";

import { replaceCart, useCart } from "#app/features/cart/cart-store.ts";
import { orderTotals } from "#app/features/cart/totals.ts";
import { keepDiscount, useDiscount } from "#app/features/discounts/discount-store.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { toKronor, toOre } from "#app/shared/money.ts";
import { showToast } from "#app/ui/toast.ts";

import { finishPurchase } from "./finish-purchase.ts";
import { cartAfter, isGone } from "./mend-cart.ts";
import { confirmPayment, type PlacedOrder, type Submitted, submitOrder } from "./submit-order.ts";
import { type FieldName, useCheckoutFields } from "./use-checkout-fields.ts";

/** Why the last try did not become an order, in words for the shopper. */
export interface Trouble {
  message: string;
  details: string[];
  /** Lines of the cart, by index, that cannot be bought at all any more. */
  gone: number[];
}

/** Everything the checkout page knows and does: its fields, its totals, and the way from the button to the order. */
export function useCheckout() {
  const navigate = useNavigate();
  const site = useSite();
  const { form, card, bind, bindCard, check } = useCheckoutFields();
  const lines = useCart();
  const discount = useDiscount();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [toConfirm, setToConfirm] = useState<{ order: PlacedOrder; paymentId: string } | null>(null);

  const totals = orderTotals({
    lines: lines.map((line) => ({ priceOre: toOre(line.price), quantity: line.quantity })),
    discountOre: toOre(discount?.discountAmount ?? 0),
    shippingMethod: form.shippingMethod,
    shippingRates: site.shipping,
    vat: site.vat,
  });
  const tell = (message: string) => setTrouble({ message, details: [], gone: [] });

  const settle = (submitted: Submitted) => {
    if (submitted.kind === "paid") {
      finishPurchase(submitted.order, { form, lines, vatIncluded: site.vat.mode === "included" });
      void showToast("success", "Order placed successfully!");
      void navigate(`/thank-you?orderId=${submitted.order.id}&orderTotal=${submitted.order.total}`);
      return;
    }
    setBusy(false);
    setToConfirm(submitted.kind === "confirm" ? submitted : null);
    if (submitted.kind === "failed") tell("Failed to create order. Please try again.");
    if (submitted.kind !== "refused") return;
    if (submitted.code === "discount-refused") keepDiscount(null);
    const { problems } = submitted;
    if (problems.length === 0) return tell(submitted.message);
    replaceCart(cartAfter(lines, problems));
    setTrouble({
      message: "Your cart has changed. Please look through it and place the order again.",
      details: problems.map((problem) => problem.message),
      gone: problems.filter(isGone).map((problem) => problem.index),
    });
  };

  /** Places and pays the order; answers the field that must be mended first, if any. */
  const submit = async (isEmail: boolean): Promise<FieldName | null> => {
    const wrong = check(isEmail);
    if (wrong) {
      tell(wrong.message);
      return wrong.first;
    }
    setBusy(true);
    setTrouble(null);
    settle(await submitOrder({ form, card, lines, discount, total: toKronor(totals.totalOre) }));
    return null;
  };
  const confirm = async (confirmed: boolean) => {
    if (!toConfirm) return;
    setBusy(true);
    settle(await confirmPayment(toConfirm.order, toConfirm.paymentId, confirmed));
  };
  const removeGone = () => {
    replaceCart(lines.filter((_, index) => !trouble?.gone.includes(index)));
    setTrouble(null);
  };

  const { mode: vatMode } = site.vat;
  return {
    form,
    lines,
    discount,
    totals,
    vatMode,
    busy,
    trouble,
    toConfirm,
    bind,
    bindCard,
    submit,
    confirm,
    removeGone,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
