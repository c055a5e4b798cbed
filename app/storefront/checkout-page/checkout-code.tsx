import { type ReactNode, useState } from "react";

import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { discountTexts } from "#app/features/selling/discounts/discount-box.texts.ts";
import { DiscountBox } from "#app/features/selling/discounts/discount-box.tsx";
import { TextButton } from "#app/ui/button.tsx";

interface Props {
  checkout: Checkout;
  /** Not before the cart is known, and not for a cart that has no one total. */
  isOffered: boolean;
  /** The heading of the summary: the offer stands beside it. */
  children: ReactNode;
}

/** The discount code in the checkout: one that was applied, or the way to enter one. */
export function CheckoutCode({ checkout, isOffered, children }: Props) {
  const { typedCode, discount, lines, form, busy } = checkout;
  const [isOpened, setOpened] = useState(false);
  /** Whether a code has been there: its box stays when it goes, with the focus. */
  const [hadCode, setHadCode] = useState(false);
  if (discount?.code && !hadCode) setHadCode(true);
  const isShown = isOffered && (isOpened || hadCode);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        {children}
        {isOffered && !isShown ? (
          <TextButton className="-my-3 min-h-11" aria-expanded={false} onClick={() => setOpened(true)}>
            {discountTexts().code}
          </TextButton>
        ) : null}
      </div>
      {isShown ? (
        <fieldset disabled={busy} role="presentation" className="mt-3 mb-4">
          <DiscountBox
            lines={lines}
            takesFocus={isOpened}
            shippingMethod={form.shippingMethod}
            typed={typedCode.typed}
            onType={checkout.typeCode}
            error={typedCode.error}
            onError={checkout.showCodeError}
          />
        </fieldset>
      ) : null}
    </>
  );
}
