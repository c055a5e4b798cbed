import { useState } from "react";
import { useNavigate } from "react-router";

import type { CartLine } from "#app/features/cart/cart-line.ts";
import { clearCart, replaceCart, useCart } from "#app/features/cart/cart-store.ts";
import { orderTotals, type Totals } from "#app/features/cart/totals.ts";
import { keepDiscount, useDiscount } from "#app/features/discounts/discount-store.ts";
import { useSite } from "#app/features/site/use-site.ts";
import { toKronor, toOre } from "#app/shared/money.ts";
import { showToast } from "#app/ui/toast.ts";

import { type CardFields, type CheckoutField, type CheckoutForm, missingFields } from "./checkout-form.ts";
import { keepConfirmation } from "#app/features/orders/confirmation-store.ts";
import { keepCheckoutDraft, useCheckoutDraft } from "./draft-store.ts";
import { cartAfter, isGone } from "./mend-cart.ts";
import { forgetPurchaseKey } from "./purchase-key.ts";
import { confirmPayment, type PlacedOrder, type Submitted, submitOrder } from "./submit-order.ts";

type FieldName = CheckoutField | keyof CardFields;

/** Ties an input to its field of the form. */
export type Binder<F extends string> = (name: F) => {
  name: F;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** Why the last try did not become an order, in words for the shopper. */
export interface Trouble {
  message: string;
  details: string[];
  /** Lines of the cart, by index, that cannot be bought at all any more. */
  gone: number[];
}

const noTrouble = { details: [], gone: [] };
const noCard: CardFields = { cardNumber: "", cardExpiry: "", cardCvc: "" };

/** Everything the checkout page knows and does: its draft, its totals, and the way from the button to the order. */
export function useCheckout() {
  const navigate = useNavigate();
  const site = useSite();
  const form = useCheckoutDraft();
  const lines = useCart();
  const discount = useDiscount();
  const [card, setCard] = useState(noCard);
  const [invalid, setInvalid] = useState<Partial<Record<FieldName, string>>>({});
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [toConfirm, setToConfirm] = useState<{ order: PlacedOrder; paymentId: string } | null>(null);

  const totals: Totals = orderTotals({
    lines: lines.map((line) => ({ priceOre: toOre(line.price), quantity: line.quantity })),
    discountOre: toOre(discount?.discountAmount ?? 0),
    shippingMethod: form.shippingMethod,
    shippingRates: site.shipping,
    vat: site.vat,
  });

  const forgive = (name: FieldName) => setInvalid(({ [name]: _, ...others }) => others);
  const bind: Binder<CheckoutField> = (name) => ({
    name,
    value: String(form[name]),
    error: invalid[name],
    onChange: ({ target }) => {
      keepCheckoutDraft({ ...form, [name]: target.value });
      forgive(name);
    },
  });
  const bindCard: Binder<keyof CardFields> = (name) => ({
    name,
    value: card[name],
    error: invalid[name],
    onChange: ({ target }) => {
      setCard({ ...card, [name]: target.value });
      forgive(name);
    },
  });

  /** Checks the fields; answers the first that is wrong, to give it the focus. */
  const check = (isEmail: boolean): FieldName | null => {
    const missing = missingFields(form, card);
    const problems: Partial<Record<FieldName, string>> = Object.fromEntries(missing.map((name) => [name, "Required"]));
    if (!problems.email && !isEmail) problems.email = "Please enter a valid email address.";
    setInvalid(problems);
    const [first] = Object.keys(problems) as FieldName[];
    setTrouble(
      first
        ? {
            message: missing.length > 0 ? "Please fill in all required fields." : "Please enter a valid email address.",
            ...noTrouble,
          }
        : null,
    );
    return first ?? null;
  };

  const settle = (submitted: Submitted) => {
    if (submitted.kind === "paid") {
      finish(submitted.order, { form, lines, vatIncluded: site.vat.mode === "included" });
      void showToast("success", "Order placed successfully!");
      void navigate(`/thank-you?orderId=${submitted.order.id}&orderTotal=${submitted.order.total}`);
      return;
    }
    setBusy(false);
    setToConfirm(submitted.kind === "confirm" ? submitted : null);
    if (submitted.kind === "confirm") return;
    if (submitted.kind === "failed")
      return setTrouble({ message: "Failed to create order. Please try again.", ...noTrouble });
    if (submitted.code === "discount-refused") keepDiscount(null);
    const { problems } = submitted;
    if (problems.length > 0) replaceCart(cartAfter(lines, problems));
    setTrouble({
      message:
        problems.length > 0
          ? "Your cart has changed. Please look through it and place the order again."
          : submitted.message,
      details: problems.map((problem) => problem.message),
      gone: problems.filter(isGone).map((problem) => problem.index),
    });
  };

  const removeGone = () => {
    replaceCart(lines.filter((_, index) => !trouble?.gone.includes(index)));
    setTrouble(null);
  };
  const submit = async () => {
    setBusy(true);
    setTrouble(null);
    settle(await submitOrder({ form, card, lines, discount, total: toKronor(totals.totalOre) }));
  };
  const confirm = async (confirmed: boolean) => {
    if (!toConfirm) return;
    setBusy(true);
    settle(await confirmPayment(toConfirm.order, toConfirm.paymentId, confirmed));
  };

  return {
    form,
    lines,
    discount,
    totals,
    vatMode: site.vat.mode,
    busy,
    trouble,
    toConfirm,
    bind,
    bindCard,
    check,
    submit,
    confirm,
    removeGone,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** What the browser keeps and forgets once an order stands. */
function finish(
  order: PlacedOrder,
  from: { form: CheckoutForm; lines: readonly CartLine[]; vatIncluded: boolean },
): void {
  const { form, lines, vatIncluded } = from;
  keepConfirmation({
    ...order,
    orderId: order.id,
    vatIncluded,
    items: lines.map(({ id, name, size, color, quantity, price, image }) => ({
      id,
      name,
      size,
      color,
      quantity,
      price,
      image,
    })),
    shippingAddress: {
      name: `${form.firstName} ${form.lastName}`,
      address: form.address,
      city: form.city,
      postalCode: form.postalCode,
      country: form.country,
    },
  });
  clearCart();
  keepDiscount(null);
  keepCheckoutDraft(null);
  forgetPurchaseKey();
}
