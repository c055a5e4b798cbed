import { Form, useNavigation } from "react-router";

import { orderStatusFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import type { readChosen } from "./change-statuses.server.ts";
import { ChosenList } from "./chosen-list.tsx";

interface Props {
  orders: Awaited<ReturnType<typeof readChosen>>;
  returnTo: string;
}

/** Asks before several orders are cancelled, and says which ones are refunded by it. */
export function ConfirmBulk({ orders, returnTo }: Props) {
  const busy = useNavigation().state !== "idle";
  const refunded = orders.filter(
    ({ paymentStatus, status }) => paymentStatusFacts[paymentStatus].hasMoney && !orderStatusFacts[status].isCancelled,
  ).length;
  const title = `Cancel ${orders.length === 1 ? "this order" : `these ${orders.length} orders`}?`;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="display text-display-sm lg:text-display-md">{title}</h1>
      <p className="mt-3 text-sm leading-6">
        {refunded === 0
          ? "None of them is paid, so no money goes back."
          : `${refunded === 1 ? "One of them is paid and is refunded" : `${refunded} of them are paid and are refunded`} at once. This cannot be undone.`}
      </p>
      <Form method="post" action="/admin/orders/bulk" className="mt-6 grid gap-6">
        <input type="hidden" name="status" value="cancelled" />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Card>
          <ChosenList orders={orders} />
        </Card>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="confirmed" value="yes" size="small" busy={busy}>
            {refunded > 0 ? "Cancel and refund" : "Cancel orders"}
          </Button>
          <ButtonLink to={returnTo} size="small" look="outline">
            Keep them
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
