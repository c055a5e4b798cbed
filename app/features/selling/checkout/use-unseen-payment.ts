import { useEffect } from "react";
import { useNavigate } from "react-router";

import { askPayment } from "./ask-payment.ts";
import { finishPurchase } from "./finish-purchase.ts";
import { returnPath } from "./pay-by-provider.ts";
import { forgetPaymentUnderWay, orderUnderWay, paymentUnderWay } from "./payment-under-way.ts";
import { clearPurchaseKey } from "./purchase-key.ts";

/**
 * Asks after a payment that this browser began and whose end it never saw, because the bank's page was closed: what is paid is
 * not offered to be paid again. One that is still open is left alone, and the same order can be paid.
 */
export function useUnseenPayment(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const paymentId = isOn ? paymentUnderWay() : null;
    if (paymentId === null) return;
    const left = new AbortController();
    const ask = async () => {
      const asked = await askPayment(paymentId, left.signal);
      if (left.signal.aborted) return;
      if (asked.kind === "closed") clearPurchaseKey(paymentId);
      if (asked.kind === "closed" || asked.kind === "unknown") forgetPaymentUnderWay(paymentId);
      if (asked.kind !== "paid") return;
      const order = orderUnderWay(paymentId);
      if (!order) return window.location.replace(returnPath(paymentId));
      finishPurchase(order, paymentId);
      await navigate(`/thank-you?orderId=${order.id}&orderTotal=${order.total}`, { replace: true });
    };
    void ask();
    return () => left.abort();
  }, [isOn, navigate]);
}
