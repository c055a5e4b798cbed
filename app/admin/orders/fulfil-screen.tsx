import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { Companion } from "#app/features/selling/orders/order-additions.server.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { undoMinutes } from "#app/features/selling/orders/undo-minutes.ts";
import type { CarrierId } from "#app/features/shop/shipping/carriers.ts";
import { paymentStatusFacts } from "#app/shared/order-statuses.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { CompanionsNotice } from "./companions-notice.tsx";
import { ParcelFields } from "./parcel-fields.tsx";
import { UnitField, UnitLine } from "./unit-field.tsx";

interface Props {
  order: OrderDetail;
  companions: readonly Companion[];
  fulfilmentId: string;
  /** The one that is usual. */
  carrier: CarrierId;
  error?: string | undefined;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** What goes into a parcel, who carries it, and its tracking id. All that is left is chosen at first. */
export function FulfilScreen({ order, companions, carrier, fulfilmentId, error, fields }: Props) {
  const busy = useNavigation().state !== "idle";
  const waiting = order.lines.filter((line) => unitsToSend(line) > 0);
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">
        Send items of <span className="whitespace-nowrap">{order.orderNumber}</span>
      </h1>
      {waiting.length === 0 ? (
        <Notice className="mt-6">Nothing is left to send.</Notice>
      ) : (
        <Form method="post" className="mt-6 grid gap-4 lg:gap-6">
          <input type="hidden" name="fulfilmentId" value={fulfilmentId} />
          <input type="hidden" name="seen" value={order.updatedAt} />
          {error ? <Notice tone="error">{error}</Notice> : null}
          <CompanionsNotice orderId={order.id} companions={companions} />
          <Card title="In the parcel">
            <ul className="divide-y divide-line">
              {waiting.map((line) => {
                const name = `send.${line.id}`;
                const left = unitsToSend(line);
                return (
                  <UnitLine key={line.id} line={line}>
                    <UnitField
                      label={`of ${left}`}
                      name={name}
                      of={`${line.name}, ${line.color}, ${line.size} to send`}
                      max={left}
                      defaultValue={fields[name] ?? String(left)}
                    />
                  </UnitLine>
                );
              })}
            </ul>
          </Card>
          <Card title="Carrier">
            <ParcelFields typed={{ carrier, ...fields }} hint="Leave it empty when the parcel has none." />
          </Card>
          {paymentStatusFacts[order.paymentStatus].wasPaid ? null : (
            <div className="border-l-4 border-warning bg-warning-pale px-4 py-3">
              <Checkbox name="evenUnpaid" required label="This order is not paid. Send it all the same." />
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busy={busy}>
              {busy ? "Sending..." : "Ship and email customer"}
            </Button>
            <p className="text-sm text-muted">
              An e-mail with the tracking link goes to {order.email} in {undoMinutes} minutes. Until then you can undo
              it.
            </p>
          </div>
        </Form>
      )}
    </div>
  );
}
