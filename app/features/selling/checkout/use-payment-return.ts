import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { type AskedPayment, askPayment } from "./ask-payment.ts";
import { finishAddition, finishPurchase } from "./finish-purchase.ts";
import {
  forgetPaymentUnderWay,
  orderUnderWay,
  pageUnderWay,
  paymentUnderWay,
  savePaymentProblem,
} from "./payment-under-way.ts";
import { clearPurchaseKey } from "./purchase-key.ts";

/** What the page of returns shows. `elsewhere`: the order was placed in another tab or browser, which knows its contents. */
export type PaymentReturn =
  | { kind: "asking" }
  | { kind: "waiting" }
  | { kind: "late" }
  | { kind: "paid-elsewhere" }
  | { kind: "declined-elsewhere"; reason: string }
  | { kind: "closed" }
  | { kind: "mismatch"; message: string }
  | { kind: "unknown" }
  | { kind: "unreachable" };

/** Seconds between two questions, about a minute in all: banks and apps answer within that, or an e-mail tells. */
const pauses = [1, 2, 2, 3, 3, 5, 5, 5, 5, 10, 10, 10];

/** Asks what became of a payment until it is known, and leads on: to the confirmation, or back to the checkout. */
export function usePaymentReturn(paymentId: string | null): { state: PaymentReturn; askAgain: () => void } {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [state, setState] = useState<PaymentReturn>({ kind: "asking" });
  const [tries, setTries] = useState(1);

  useEffect(() => {
    if (!hydrated) return;
    if (paymentId === null) return setState({ kind: "unknown" });
    const left = new AbortController();
    const ask = async () => {
      setState({ kind: "asking" });
      for (const seconds of [...pauses, null]) {
        const asked = await askPayment(paymentId, left.signal);
        if (left.signal.aborted) return;
        // An answer that was lost is asked for again, as one that is not there yet.
        const isOpen = asked.kind === "processing" || asked.kind === "unreachable";
        if (!isOpen) return setState(await settle(paymentId, asked, navigate));
        if (seconds === null) return setState({ kind: asked.kind === "processing" ? "late" : "unreachable" });
        setState({ kind: asked.kind === "processing" ? "waiting" : "asking" });
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        if (left.signal.aborted) return;
      }
    };
    void ask();
    return () => left.abort();
  }, [hydrated, paymentId, tries, navigate]);

  return { state, askAgain: () => setTries(tries + 1) };
}

/** Does what a decided payment asks for in this browser, and says what is left to show. */
async function settle(
  paymentId: string,
  asked: Exclude<AskedPayment, { kind: "processing" | "unreachable" }>,
  navigate: ReturnType<typeof useNavigate>,
): Promise<PaymentReturn> {
  const order = orderUnderWay(paymentId);
  const page = pageUnderWay(paymentId);
  const isOurs = order !== null || paymentUnderWay() === paymentId;
  switch (asked.kind) {
    case "paid":
      if (order && page !== null) finishAddition(order, paymentId);
      else if (isOurs) finishPurchase(order, paymentId);
      if (!order) return { kind: "paid-elsewhere" };
      await navigate(`/thank-you?orderId=${order.id}&orderTotal=${order.total}`, { replace: true });
      return { kind: "asking" };
    case "declined":
      if (!isOurs) return { kind: "declined-elsewhere", reason: asked.reason };
      forgetPaymentUnderWay(paymentId);
      savePaymentProblem(asked.reason);
      // As a document of its own: it may load the provider's fields, and this one may not.
      window.location.replace(page ?? localPath("/checkout"));
      return { kind: "asking" };
    case "closed":
      if (isOurs) {
        forgetPaymentUnderWay(paymentId);
        clearPurchaseKey(paymentId);
      }
      return { kind: "closed" };
    case "mismatch":
    case "unknown":
      return asked;
  }
}
