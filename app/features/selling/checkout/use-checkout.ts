import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { replaceCart, useCart } from "#app/features/selling/cart/cart-store.ts";
import { chargedLines, orderTotals, type Totals } from "#app/features/selling/cart/totals.ts";
import { discountTexts } from "#app/features/selling/discounts/discount-box.texts.ts";
import { saveDiscount, useDiscount } from "#app/features/selling/discounts/discount-store.ts";
import { useFreshDiscount } from "#app/features/selling/discounts/use-fresh-discount.ts";
import { saveConfirmation } from "#app/features/selling/orders/confirmation-store.ts";
import type { PlacedOrder } from "#app/features/selling/orders/responses.ts";
import type { PaymentFields } from "#app/features/selling/payments/payment-fields.ts";
import { useClientConfig } from "#app/features/selling/payments/use-client-config.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { exportTexts } from "#app/features/shop/shipping/exports.texts.ts";
import { isExport, leavesEu } from "#app/features/shop/shipping/exports.ts";
import { ratesIn, type ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { afterDecline } from "./after-decline.ts";
import { checkoutErrors } from "./checkout-errors.texts.ts";
import type { FieldName } from "./field-problems.ts";
import { finishPurchase } from "./finish-purchase.ts";
import { completeSections } from "./form-sections.ts";
import { usePaidElsewhere } from "./paid-elsewhere.ts";
import { payByProvider, returnPath } from "./pay-by-provider.ts";
import { paymentUnderWay, takePaymentProblem } from "./payment-under-way.ts";
import { openPurchase } from "./purchase-key.ts";
import { noteReached } from "./reached-steps.ts";
import { applyLineProblems, isUnavailable } from "./reconcile-cart.ts";
import { type AskConsent, confirmPayment, type Refusal, type SubmitResult, submitOrder } from "./submit-order.ts";
import { totalChanges, vatModeOf } from "./total-changes.ts";
import { useCheckoutFields } from "./use-checkout-fields.ts";
import { useUnseenPayment } from "./use-unseen-payment.ts";

/** Why the order was not placed, for the shopper. */
export interface CheckoutError {
  message: string;
  details: string[];
  /** Indexes of the cart's lines that can no longer be bought. */
  unavailable: number[];
}

/** A discount code that is entered here and not applied yet, and what is wrong with it. */
interface TypedCode {
  typed: string;
  error: string | null;
}

/**
 * The state and actions of the checkout page: fields, totals, and placing the order under the information it showed. `hasPickupPoints`: this
 * shop sends to pickup points.
 */
export function useCheckout(informationVersion: string | null, hasPickupPoints: boolean) {
  const navigate = useNavigate();
  const site = useSite();
  const clientPart = useClientConfig();
  const hasOwnFields = clientPart.provider !== "test";
  const paymentFields = useRef<PaymentFields>(null);
  const bound = useCheckoutFields(!hasOwnFields, hasPickupPoints);
  const { form, card, check, showProblems } = bound;
  const lines = useCart();
  const discount = useDiscount();
  const [typedCode, setTypedCode] = useState<TypedCode>({ typed: "", error: null });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CheckoutError | null>(null);
  const [toConfirm, setToConfirm] = useState<{ order: PlacedOrder; paymentId: string } | null>(null);
  const isThanked = useRef(false);
  /** The server's totals for this content, once they differed from the ones counted here. */
  const [corrected, setCorrected] = useState<{ of: string; totals: Totals } | null>(null);

  const currency = lines[0]?.currency ?? "SEK";
  const totalsFor = (shippingMethod: ShippingMethod, country: string) =>
    orderTotals({
      lines,
      discountOre: discount?.discountAmountOre ?? 0,
      shippingMethod,
      shippingRates: ratesIn(site.shipping, currency, discount?.freeShipping),
      country,
      vat: site.vat,
      at: new Date(),
    });
  const counted = totalsFor(form.shippingMethod, form.country);
  useFreshDiscount(lines, form.shippingMethod, corrected);
  const content = JSON.stringify([lines, discount?.code, form.shippingMethod, form.country]);
  const isCorrected = corrected?.of === content;
  const totals = isCorrected ? corrected.totals : counted;
  const vatMode = isCorrected ? vatModeOf(corrected.totals) : site.vat.mode;
  const isSentOutside = leavesEu(form.country);
  const isExported =
    isSentOutside &&
    // Totals that the server told say whether it charges VAT: this page may know an earlier setting.
    (isCorrected && totals.totalOre > 0 ? totals.taxOre === 0 : isExport(form.country, lines, site.vat));
  const outsideText = isExported ? exportTexts().norwegianDuties : exportTexts().nothingDue;

  const complete = completeSections(form, site.checkout?.phoneRequired, bound.problems);
  useEffect(() => {
    if (lines.length > 0) noteReached(form, complete);
  });

  const closedPayments = site.checkout?.closedPayments ?? [];
  const showError = (message: string, details: string[] = []) => setError({ message, details, unavailable: [] });

  const showThanks = (order: PlacedOrder) => {
    if (isThanked.current) return;
    isThanked.current = true;
    void navigate(`/thank-you?orderId=${order.id}&orderTotal=${order.total}`);
  };

  const showResult = (submitted: SubmitResult) => {
    // Another tab has paid it meanwhile, and this one has left the checkout.
    if (isThanked.current) return;
    if (submitted.kind === "paid") {
      finishPurchase(submitted.order, submitted.paymentId);
      return showThanks(submitted.order);
    }
    if (submitted.kind === "provider") return void pay(submitted);
    // The bank still decides on an earlier press: the page of returns waits for it, and leads on.
    const undecided = isUndecided(submitted) && hasOwnFields ? paymentUnderWay() : null;
    if (undecided !== null) return window.location.assign(returnPath(undecided));
    setBusy(false);
    setError(null);
    setToConfirm(submitted.kind === "confirm" ? submitted : null);
    if (submitted.kind === "unknown") showError(checkoutErrors().notCreated, [checkoutErrors().notPlacedTwice]);
    if (submitted.kind === "refused") showRefusal(submitted);
  };

  const showRefusal = ({ code, message, problems, totals: now, fields }: Refusal) => {
    if (code === "discount-refused") saveDiscount(null);
    if (code === "total-changed" && now) {
      setCorrected({ of: content, totals: now });
      return showError(message, totalChanges(totals, now, currency));
    }
    if (code === "key-reused") return showError(checkoutErrors().changedOnTheWay);
    if (code === "declined") return showError(message, afterDecline(form, closedPayments, currency));
    if (code === "earlier-order-paid")
      return showError(message, [checkoutErrors().earlierPaid, checkoutErrors().orderThisToo]);
    if (Object.keys(fields).length > 0) showProblems(fields);
    if (problems.length === 0) return showError(message);
    replaceCart(applyLineProblems(lines, problems));
    setError({
      message: checkoutErrors().cartChanged,
      details: problems.map((problem) => problem.message),
      unavailable: problems.filter(isUnavailable).map((problem) => problem.index),
    });
  };

  /** Pays a placed order by the provider's own fields. What is not decided yet is waited for on the page of returns. */
  const pay = async (toPay: Extract<SubmitResult, { kind: "provider" }>) => {
    const own = paymentFields.current;
    const asked = own ? await payByProvider(own, toPay, form) : null;
    if (asked?.kind === "paid") return showResult({ ...toPay, kind: "paid" });
    if (asked && asked.kind !== "declined") return window.location.assign(returnPath(toPay.paymentId));
    setBusy(false);
    if (!asked) return showError(checkoutErrors().notLoaded);
    showError(asked.reason, afterDecline(form, closedPayments, currency));
  };

  useUnseenPayment(hasOwnFields);

  useEffect(() => void openPurchase(), []);
  usePaidElsewhere((order) => {
    saveConfirmation(order.confirmation);
    showThanks(order);
  });

  // The bank's page told why the payment did not work, on the page of returns.
  useEffect(() => {
    const reason = hasOwnFields ? takePaymentProblem() : null;
    if (reason !== null) showError(reason, [checkoutErrors().kept, checkoutErrors().tryOrOtherWay]);
  }, [hasOwnFields]);

  /** Places and pays the order, once its fields are right and `askConsent` isn't refused; returns the first field to correct, or null. */
  const submit = async (askConsent: AskConsent): Promise<FieldName | "discountCode" | null> => {
    if (typedCode.typed.trim() !== "" && !discount?.code) {
      setTypedCode({ ...typedCode, error: discountTexts().applyOrRemove });
      return "discountCode";
    }
    setTypedCode({ typed: "", error: null });
    const isFree = totals.totalOre === 0;
    const wrong = check({ isFree });
    if (wrong) {
      showError(wrong.message);
      return wrong.first;
    }
    const agreesToCharge = askConsent();
    if (agreesToCharge === null) return null;
    // What went wrong before stays until this is known: without it the button would move from under a second press.
    setBusy(true);
    if (hasOwnFields && !isFree) {
      const own = paymentFields.current;
      // First of all: a wallet may open its sheet only while the press counts.
      const problem = own?.method === form.paymentMethod ? await own.submit() : checkoutErrors().notLoaded;
      if (problem !== null) {
        setBusy(false);
        showError(problem);
        own?.focus();
        return null;
      }
    }
    const { totalOre } = totals;
    showResult(await submitOrder({ form, card, lines, discount, totalOre, informationVersion, agreesToCharge }));
    return null;
  };
  const confirm = async (confirmed: boolean) => {
    if (!toConfirm) return;
    setBusy(true);
    showResult(await confirmPayment(toConfirm.order, toConfirm.paymentId, confirmed));
  };
  const removeUnavailableLines = () => {
    replaceCart(lines.filter((_, index) => !error?.unavailable.includes(index)));
    setError(null);
  };

  return {
    form,
    lines,
    /** The lines at the prices that this order is charged. */
    chargedLines: chargedLines(lines, isExported, site.vat),
    discount,
    typedCode,
    typeCode: (typed: string) => setTypedCode({ typed, error: null }),
    showCodeError: (problem: string | null) => setTypedCode((now) => ({ ...now, error: problem })),
    totals,
    /** What a method costs for this order, in öre. */
    shippingCostOf: (method: ShippingMethod) => totalsFor(method, form.country).shippingOre,
    isExport: isExported,
    /** What a buyer outside the EU must know; empty inside it. */
    duties: isSentOutside ? outsideText : "",
    /** The VAT that an export is not charged, in öre; undefined where none was in the prices. */
    takenOffOre:
      isCorrected || site.vat.mode === "added"
        ? undefined
        : totalsFor(form.shippingMethod, "Sweden").totalOre - totals.totalOre,
    vatMode,
    currency,
    busy,
    error,
    toConfirm,
    clientPart,
    paymentFields,
    bind: bound.bind,
    bindCard: bound.bindCard,
    hasPickupPoints,
    fillAddress: bound.fillAddress,
    choosePoint: bound.choosePoint,
    choosePayment: (method: PaymentMethod) => {
      bound.choosePayment(method);
      // What was said of the way to pay before says nothing of this one.
      if (error?.unavailable.length === 0) setError(null);
    },
    /** The first field that an order by this way to pay still needs, but for those of the payment; null for none. */
    nextField: (paymentMethod: PaymentMethod) => bound.firstProblem({ ...form, paymentMethod }),
    completeSections: complete,
    paymentProblem: bound.paymentProblem,
    submit,
    confirm,
    removeUnavailableLines,
  };
}

const isUndecided = (submitted: SubmitResult): boolean =>
  submitted.kind === "refused" && submitted.code === "payment-processing";

export type Checkout = ReturnType<typeof useCheckout>;
