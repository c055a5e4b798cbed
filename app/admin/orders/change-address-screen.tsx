import { Form, useNavigation } from "react-router";

import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface Props {
  order: OrderDetail;
  /** Whether nothing of it was sent or cancelled. */
  isOpen: boolean;
  changeId: string;
  error: string | null;
  /** What was entered before, when it was refused. */
  fields: Record<string, string>;
}

/** Where an order goes, to change while nothing of it was sent. */
export function ChangeAddressScreen({ order, isOpen, changeId, error, fields }: Props) {
  const busy = useNavigation().state !== "idle";
  const field = (name: "firstName" | "lastName" | "address" | "postalCode" | "city" | "phone") => ({
    name,
    defaultValue: fields[name] ?? order[name],
    required: name !== "phone",
    maxLength: { firstName: 100, lastName: 100, address: 200, postalCode: 20, city: 100, phone: 40 }[name],
    autoComplete: "off",
  });
  return (
    <div className="mx-auto max-w-3xl">
      <RowLink to={`/admin/orders/${order.id}`}>Back to the order</RowLink>
      <h1 className="display mt-2 text-display-sm lg:text-display-md">Change address</h1>
      <p className="mt-3 text-sm text-muted tabular-nums">Order {order.orderNumber}</p>
      {isOpen ? (
        <Form method="post" className="mt-6 grid gap-4 lg:gap-6">
          <input type="hidden" name="changeId" value={changeId} />
          <input type="hidden" name="seen" value={order.updatedAt} />
          <input type="hidden" name="country" value={shippingCountryOf(order.country)} />
          {error ? <Notice tone="error">{error}</Notice> : null}
          <Card title="Ships to">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField label="First name" {...field("firstName")} />
              <TextField label="Last name" {...field("lastName")} />
              <TextField label="Address" className="sm:col-span-2" {...field("address")} />
              <TextField label="Postal code" inputMode="text" {...field("postalCode")} />
              <TextField label="City" {...field("city")} />
              <TextField label="Phone" type="tel" {...field("phone")} />
              <div className="text-sm">
                <p className="mb-1.5 font-medium">Country</p>
                <p className="flex min-h-12 items-center text-base">{order.country}</p>
              </div>
            </div>
            {order.pickupPoint ? (
              <p className="mt-4 text-sm leading-6 text-muted">
                The parcel goes to a pickup point near {order.postalCode}. With another postal code it goes to the
                buyer's address, until you choose another point.
              </p>
            ) : null}
            <p className="mt-4 text-sm leading-6 text-muted">
              VAT and shipping were paid for {order.country}. For another country, cancel and refund this order and ask
              the customer to order again.
            </p>
          </Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" busy={busy}>
              {busy ? "Saving..." : "Save and email customer"}
            </Button>
            <p className="min-w-0 text-sm wrap-anywhere text-muted">The billing address stays.</p>
          </div>
        </Form>
      ) : (
        <Notice className="mt-6">This order was shipped or canceled. Its address can't be changed.</Notice>
      )}
    </div>
  );
}
