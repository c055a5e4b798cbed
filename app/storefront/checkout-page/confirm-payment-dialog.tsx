import { orderButtonTexts } from "#app/features/selling/checkout/order-button-text.texts.ts";
import type { Checkout } from "#app/features/selling/checkout/use-checkout.ts";
import { formatPrice, toOre } from "#app/shared/money.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Modal } from "#app/ui/modal.tsx";

import { paymentTexts } from "./payment.texts.tsx";

/** The confirmation of payments without a card: in test mode it replaces the bank's or the wallet's own screen. */
export function ConfirmPaymentDialog({
  checkout: { toConfirm, form, busy, confirm },
}: {
  checkout: Pick<Checkout, "toConfirm" | "form" | "busy" | "confirm">;
}) {
  const texts = paymentTexts();
  const method = paymentMethodName(form.paymentMethod ?? "");
  return (
    <Modal
      label={method}
      placement="center"
      open={toConfirm !== null}
      onCancel={() => void confirm(false)}
      closesOnBackdropClick={false}
    >
      <Badge tone="warning">{texts.testMode}</Badge>
      <h2 className="display mt-4 text-display-sm">{method}</h2>
      <p className="mt-3 leading-7">
        {texts.approve(
          <strong className="tabular-nums">
            {formatPrice(toOre(toConfirm?.order.total ?? 0), toConfirm?.order.confirmation.currency)}
          </strong>,
          <span className="whitespace-nowrap">{toConfirm?.order.orderNumber}</span>,
        )}
      </p>
      <div className="mt-6 grid gap-2.5">
        <Button disabled={busy} onClick={() => void confirm(true)}>
          {busy ? orderButtonTexts().processing : texts.approvePayment}
        </Button>
        <Button look="outline" disabled={busy} onClick={() => void confirm(false)}>
          {texts.cancel}
        </Button>
      </div>
    </Modal>
  );
}
