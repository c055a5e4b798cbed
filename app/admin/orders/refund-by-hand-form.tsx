import type { ReactNode } from "react";
import { Form } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, TextField } from "#app/ui/field.tsx";

import type { OrderPage } from "./read-order-page.server.ts";

interface Props {
  orderId: string;
  refund: Pick<
    OrderPage["refunds"][number],
    "id" | "transferBy" | "transferBegunAt" | "mayTransfer" | "mayTakeOver" | "mayClose" | "refusal"
  >;
  amount: string;
  /** Who looks at the page. */
  username: string;
}

/**
 * A refund that the provider refused goes by bank in two steps, so that two people never send it: one says that they are sending it, and
 * then that it was sent. Others see who it is, and can take over what was left lying. One whose money the buyer has is closed instead.
 */
export function RefundByHand({ orderId, refund, amount, username }: Props) {
  const { id: refundId, transferBy, transferBegunAt, mayTransfer, mayTakeOver, mayClose, refusal } = refund;
  const form = { orderId, refundId };
  if (mayClose) return <CloseForm {...form} amount={amount} isRefunded={refusal === "already-refunded"} />;
  if (transferBy === null) return mayTransfer ? <BeginForm {...form} amount={amount} /> : null;
  if (transferBy === username) return <SentForm {...form} amount={amount} />;
  return (
    <div className="border-t border-line pt-3 sm:col-span-2">
      <p>
        <strong>{transferBy}</strong> is sending {amount} by bank since{" "}
        <time dateTime={transferBegunAt ?? ""}>{formatDateTime(transferBegunAt ?? "")}</time>. Do not send it as well.
      </p>
      {mayTakeOver ? <TakeOverForm {...form} transferBy={transferBy} begunAt={transferBegunAt ?? ""} /> : null}
    </div>
  );
}

interface FormProps {
  orderId: string;
  refundId: string;
}

function ByHandForm({
  orderId,
  refundId,
  intent,
  children,
}: FormProps & { intent: "begin" | "drop" | "sent" | "close"; children: ReactNode }) {
  return (
    <Form
      method="post"
      action={`/admin/orders/${orderId}/refund-by-hand`}
      preventScrollReset
      className="mt-3 grid gap-4 sm:grid-cols-2"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="refundId" value={refundId} />
      {children}
    </Form>
  );
}

function BeginForm({ amount, ...form }: FormProps & { amount: string }) {
  return (
    <details className="border-t border-line pt-3 sm:col-span-2">
      <summary className="min-h-6 cursor-pointer font-medium">Send it by bank instead?</summary>
      <p className="mt-2 max-w-prose text-muted">
        Say so before you send anything. Then no one else does, and we don't ask the payment provider again.
      </p>
      <ByHandForm {...form} intent="begin">
        <div className="sm:col-span-2">
          <Button type="submit" size="small" look="outline">
            I am sending {amount} by bank
          </Button>
        </div>
      </ByHandForm>
    </details>
  );
}

function CloseForm({ amount, isRefunded, ...form }: FormProps & { amount: string; isRefunded: boolean }) {
  return (
    <details className="border-t border-line pt-3 sm:col-span-2">
      <summary className="min-h-6 cursor-pointer font-medium">Does the buyer have the money already?</summary>
      <p className="mt-2 max-w-prose text-muted">
        {isRefunded
          ? "The payment provider says that the whole payment went back before, such as by hand."
          : "The payment was disputed: where the shop lost, the bank gave the money to the buyer."}{" "}
        Look in the provider's dashboard first. Once this is recorded, no one sends the money and the provider isn't
        asked again.
      </p>
      <ByHandForm {...form} intent="close">
        <Checkbox
          label={`I saw in the provider's dashboard that the buyer has ${amount}. This cannot be undone.`}
          name="seen"
          required
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <Button type="submit" size="small" look="outline">
            The buyer has the money
          </Button>
        </div>
      </ByHandForm>
    </details>
  );
}

function SentForm({ amount, ...form }: FormProps & { amount: string }) {
  return (
    <div className="border-t border-line pt-3 sm:col-span-2">
      <p className="font-medium">You are sending {amount} by bank</p>
      <ByHandForm {...form} intent="sent">
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
          <Button type="submit" size="small">
            Record as paid by bank
          </Button>
        </div>
      </ByHandForm>
      <ByHandForm {...form} intent="drop">
        <div className="sm:col-span-2">
          <Button type="submit" size="small" look="outline">
            I did not send it
          </Button>
        </div>
      </ByHandForm>
    </div>
  );
}

function TakeOverForm({ transferBy, begunAt, ...form }: FormProps & { transferBy: string; begunAt: string }) {
  return (
    <ByHandForm {...form} intent="begin">
      <input type="hidden" name="takesOver" value={begunAt} />
      <Checkbox
        label={`I asked ${transferBy}, or looked at the bank: I know whether it was sent.`}
        name="asked"
        required
        className="sm:col-span-2"
      />
      <div className="sm:col-span-2">
        <Button type="submit" size="small" look="outline">
          Take over from {transferBy}
        </Button>
      </div>
    </ByHandForm>
  );
}
