import { Form } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";

/** Records that staff sent the money of a refund by bank, once the provider has refused it. It cannot be undone, so it asks for a tick. */
export function RefundByHandForm({ orderId, refundId, amount }: { orderId: string; refundId: string; amount: string }) {
  return (
    <details className="border-t border-line pt-3 sm:col-span-2">
      <summary className="min-h-6 cursor-pointer font-medium">Paid by bank instead?</summary>
      <Form
        method="post"
        action={`/admin/orders/${orderId}/refund-by-hand`}
        preventScrollReset
        className="mt-3 grid gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="refundId" value={refundId} />
        <TextField label="Day of the transfer" name="transferOn" type="date" required />
        <TextField
          label="Bank's reference"
          name="reference"
          hint="Never an account number."
          autoComplete="off"
          maxLength={60}
          required
        />
        <Checkbox label={`${amount} was sent. This cannot be undone.`} name="sent" required className="sm:col-span-2" />
        <div className="sm:col-span-2">
          <Button type="submit" size="small" look="outline">
            Record as paid by bank
          </Button>
        </div>
      </Form>
    </details>
  );
}
