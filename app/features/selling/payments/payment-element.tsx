import type { RefObject } from "react";

import type { PaymentMethod } from "#app/shared/payment-methods.ts";
import { Button } from "#app/ui/button.tsx";
import { isOffline } from "#app/ui/is-offline.ts";
import { Notice } from "#app/ui/notice.tsx";

import type { ClientConfig } from "./client-config.ts";
import { type Price, unusableText } from "./open-payment-element.ts";
import { paymentFieldTexts } from "./payment-fields.texts.ts";
import type { PaymentFields } from "./payment-fields.ts";
import { usePaymentElement } from "./use-payment-element.ts";

interface Props {
  part: Extract<ClientConfig, { provider: "stripe" }>;
  method: PaymentMethod;
  price: Price;
  fields: RefObject<PaymentFields | null>;
}

/** Stripe's own fields for one way to pay; what is typed into them never reaches the shop. */
export function PaymentElement({ part, method, price, fields }: Props) {
  const texts = paymentFieldTexts();
  const { place, state, isUsable, retry } = usePaymentElement(part, method, price, fields);
  return (
    // As high as the fields will be: what is below must not move from under a press.
    <div className={`border-t border-line bg-paper p-4 ${method === "card" ? "min-h-60" : "min-h-24"}`}>
      {state === "loading" ? (
        <p role="status" className="flex min-h-12 items-center gap-3 text-sm text-muted">
          <span aria-hidden className="h-3 w-24 animate-pulse bg-line" />
          {texts.loading}
        </p>
      ) : null}
      {state === "failed" ? (
        <Notice tone="error">
          <p className="font-semibold">{isOffline() ? texts.offline : texts.notLoaded}</p>
          <p>{texts.nothingLost}</p>
          <Button look="outline" size="small" className="mt-2" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {state === "ready" && !isUsable ? <Notice tone="warning">{unusableText(method)}</Notice> : null}
      {/* Kept while it loads: the frame measures itself in it. */}
      <div
        ref={place}
        hidden={state === "failed" || !isUsable}
        className={state === "loading" ? "h-0 overflow-hidden" : ""}
      />
    </div>
  );
}
