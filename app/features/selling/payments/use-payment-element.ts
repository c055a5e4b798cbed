import { type RefObject, useEffect, useRef, useState } from "react";

import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import type { ClientConfig } from "./client-config.ts";
import { openPaymentElement, type Price } from "./open-payment-element.ts";
import type { PaymentFields } from "./payment-fields.ts";
import { loadStripe } from "./stripe-js.ts";

type StripePart = Extract<ClientConfig, { provider: "stripe" }>;

/** Stripe's fields for one way to pay, in `place`; `fields` is set while they can be used. */
export function usePaymentElement(
  { scriptUrl, publishableKey }: StripePart,
  method: PaymentMethod,
  { amountOre, currency }: Price,
  fields: RefObject<PaymentFields | null>,
) {
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<ReturnType<typeof openPaymentElement>>(null);
  const price = useRef({ amountOre, currency });
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [isUsable, setUsable] = useState(true);
  const [tries, setTries] = useState(1);
  const hasPrice = amountOre > 0;

  useEffect(() => {
    if (!hasPrice) return;
    let isGone = false;
    const fail = () => {
      if (!isGone) setState("failed");
    };
    const open = async () => {
      const stripe = (await loadStripe(scriptUrl))(publishableKey);
      if (isGone || !place.current) return;
      opened.current = openPaymentElement(stripe, place.current, method, price.current, {
        onReady: () => {
          fields.current = opened.current;
          setState("ready");
        },
        onFailed: fail,
        onUsable: setUsable,
      });
    };
    setState("loading");
    setUsable(true);
    open().catch(fail);
    return () => {
      isGone = true;
      opened.current?.close();
      opened.current = null;
      fields.current = null;
    };
  }, [scriptUrl, publishableKey, method, fields, tries, hasPrice]);

  useEffect(() => {
    price.current = { amountOre, currency };
    if (hasPrice) opened.current?.setPrice(price.current);
  }, [amountOre, currency, hasPrice]);

  return { place, state, isUsable, retry: () => setTries(tries + 1) };
}
