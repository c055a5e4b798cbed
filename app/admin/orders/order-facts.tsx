import type { OrderDetail } from "#app/features/orders/queries.server.ts";
import type { latestPayment } from "#app/features/payments/queries.server.ts";
import { deliveryText } from "#app/features/shipping/delivery-dates.ts";
import { shippingMethodOf } from "#app/features/shipping/rates.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";
import { Card } from "#app/ui/card.tsx";

import { PaymentBadge } from "./order-badges.tsx";

const facts = "text-sm leading-6 wrap-anywhere";

type Payment = Awaited<ReturnType<typeof latestPayment>>;

/** Who ordered, where it goes, who pays and how. */
export function OrderFacts({ order, payment }: { order: OrderDetail; payment: Payment }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 lg:gap-6">
      <Card className={facts} title="Customer">
        <p className="font-medium">
          {order.firstName} {order.lastName}
        </p>
        <p>
          <a
            href={`mailto:${order.email}`}
            className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {order.email}
          </a>
        </p>
        {order.phone ? <p>{order.phone}</p> : null}
      </Card>
      <Card className={facts} title="Shipping">
        <Address street={order.address} postalCode={order.postalCode} city={order.city} country={order.country} />
        <p className="mt-2 text-muted">
          Expected{" "}
          {deliveryText(
            order.estimatedDelivery,
            shippingMethodOf(order.shippingMethod),
            order.lines.map(({ source }) => source),
          )}
        </p>
      </Card>
      <Card className={facts} title="Billing">
        <Address
          street={order.billingAddress}
          postalCode={order.billingPostalCode}
          city={order.billingCity}
          country={order.billingCountry}
        />
      </Card>
      <Card className={facts} title="Payment">
        <PaymentBadge status={order.paymentStatus} />
        <p className="mt-2">{paymentMethodName(payment?.method ?? order.paymentMethod)}</p>
        <p className="text-muted">
          {payment ? `Last attempt: ${payment.status} (${payment.provider})` : "Never attempted"}
        </p>
        {payment?.declineReason ? <p className="text-danger">{payment.declineReason}</p> : null}
      </Card>
    </div>
  );
}

function Address({
  street,
  postalCode,
  city,
  country,
}: {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}) {
  return (
    <address className="not-italic">
      {street}
      <br />
      {postalCode} {city}
      <br />
      {country}
    </address>
  );
}
