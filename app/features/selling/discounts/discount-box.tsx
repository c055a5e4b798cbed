import { useEffect, useRef, useState } from "react";

import type { ShippingMethod } from "#app/features/shop/shipping/rates.ts";
import { Button, TextButton } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";

import { applyCode, type CartItem, takeDiscount } from "./apply-code.ts";
import { discountTexts } from "./discount-box.texts.ts";
import { saveDiscount, useDiscount } from "./discount-store.ts";

interface Props {
  lines: readonly CartItem[];
  /** The delivery, once it is chosen. */
  shippingMethod?: ShippingMethod;
  /** Whether a press asked for it. */
  takesFocus?: boolean;
  /** The field's text. The parent holds it, to refuse a checkout with an unapplied code. */
  typed: string;
  onType: (typed: string) => void;
  error: string | null;
  onError: (error: string | null) => void;
}

/** Entering a discount code, in the cart and the checkout (S9, R4). It is no form: the checkout has one around it. */
export function DiscountBox({ lines, shippingMethod, takesFocus = false, typed, onType, error, onError }: Props) {
  const texts = discountTexts();
  const discount = useDiscount();
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The focus was in what the code's change replaces. */
  const focusNext = useRef(takesFocus);
  useEffect(() => {
    if (focusNext.current) place.current?.querySelector<HTMLElement>("input, button")?.focus();
    focusNext.current = false;
  }, [discount?.code]);

  /** Whether the shopper hasn't gone on to another field while the shop answered. The button that was pressed is disabled meanwhile, and loses the focus. */
  const isStillHere = () =>
    document.activeElement === document.body || Boolean(place.current?.contains(document.activeElement));
  const fail = (problem: string) => {
    onError(problem);
    if (isStillHere()) place.current?.querySelector("input")?.focus();
  };
  const apply = async () => {
    if (typed.trim() === "") return onError(texts.enter);
    setBusy(true);
    try {
      const result = await applyCode(typed, lines, shippingMethod);
      if (!result.valid) fail(result.error || texts.invalid);
      else {
        onError(null);
        onType("");
        focusNext.current = isStillHere();
        takeDiscount(result);
      }
    } catch {
      fail(texts.notChecked);
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    focusNext.current = true;
    saveDiscount(null);
    onType("");
    showToast("success", texts.removed);
  };

  if (discount?.code) {
    return (
      <div
        ref={place}
        data-keep-clear
        className="flex items-center justify-between gap-4 border border-ink bg-white px-4 py-3"
      >
        <p className="text-sm">
          <strong className="font-semibold">{discount.code}</strong>
          {discount.description ? <span className="block text-muted">{discount.description}</span> : null}
        </p>
        <TextButton onClick={remove} aria-label={texts.removeCode(discount.code)}>
          {texts.remove}
        </TextButton>
      </div>
    );
  }
  return (
    <div ref={place}>
      <label htmlFor="discount-code" className="mb-1.5 block text-sm font-medium">
        {texts.code}
      </label>
      <div className="flex">
        <input
          id="discount-code"
          name="discountCode"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="go"
          readOnly={busy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "discount-error" : undefined}
          onChange={(event) => {
            onType(event.target.value.toUpperCase());
            onError(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (!busy) void apply();
          }}
          className="min-h-12 w-full min-w-0 border border-r-0 border-line-strong bg-white px-3.5 hover:border-ink aria-invalid:border-danger"
        />
        <Button look="outline" className="shrink-0" disabled={busy} onClick={() => void apply()}>
          {busy ? texts.applying : texts.apply}
        </Button>
      </div>
      {error ? (
        <p id="discount-error" role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
