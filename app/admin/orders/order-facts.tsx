import { RowLink } from "#app/admin/frame/row-link.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import { pointLine } from "#app/features/shop/pickup-points/destination.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { carrierName } from "#app/features/shop/shipping/carriers.ts";
import { deliveryTextOf } from "#app/features/shop/shipping/delivery-dates.ts";
import { shippingMethodOf } from "#app/features/shop/shipping/rates.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { paymentMethodName } from "#app/shared/payment-methods.ts";
import { Card } from "#app/ui/card.tsx";

import { PaymentBadge } from "./order-badges.tsx";
import type { OrderPage } from "./read-order-page.server.ts";

const facts = "text-sm leading-6 wrap-anywhere";

/** Who ordered, where it goes, who pays and how: every attempt, newest first. */
export function OrderFacts({
  order,
  payments,
  seesPayments,
  mayWrite,
}: Pick<OrderPage, "order" | "payments"> & { seesPayments: boolean; mayWrite: boolean }) {
  const mayChangeAddress =
    mayWrite && orderStatusFacts[order.status].canBeCorrected && order.fulfilment === "unfulfilled";
  const sources = order.lines.map(({ source }) => source);
  const mayGoToPoint = order.pickupPoint !== null || isPickupOffered(shippingMethodOf(order.shippingMethod), sources);
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
        {order.pickupPoint ? (
          <>
            <p className="font-medium">To a pickup point of {carrierName(order.pickupPoint.carrier)}</p>
            <p className="mb-2">
              {pointLine(order.pickupPoint)}
              <span className="block text-muted">Its number there: {order.pickupPoint.id}</span>
            </p>
            <p className="font-medium">The buyer's address</p>
          </>
        ) : null}
        <Address street={order.address} postalCode={order.postalCode} city={order.city} country={order.country} />
        <p className="mt-2 text-muted">Expected {deliveryTextOf(order)}</p>
        {mayChangeAddress ? (
          <p className="flex flex-wrap gap-x-4">
            <RowLink to={`/admin/orders/${order.id}/address`}>Change address</RowLink>
            {mayGoToPoint ? <RowLink to={`/admin/orders/${order.id}/pickup-point`}>Change pickup point</RowLink> : null}
          </p>
        ) : null}
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
        {payments.length === 0 ? (
          <p className="mt-2">
            {paymentMethodName(order.paymentMethod)}
            <span className="block text-muted">Never attempted</span>
          </p>
        ) : null}
        <ul className="divide-y divide-line">
          {payments.map((payment) => (
            <li key={payment.id} className="py-2 last:pb-0">
              <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                {paymentMethodName(payment.method)} <span>{formatPrice(payment.amountOre, payment.currency)}</span>
              </p>
              <p className="text-muted">
                {`${capitalize(payment.status)} (${providerName(payment.provider)}), `}
                <time dateTime={payment.updatedAt}>{formatDateTime(payment.updatedAt)}</time>
              </p>
              <p className="font-mono text-xs text-muted">{payment.providerReference}</p>
              {payment.declineReason ? <p className="text-danger">{payment.declineReason}</p> : null}
            </li>
          ))}
        </ul>
        {seesPayments && payments.length > 0 ? (
          <RowLink to={`/admin/payments?q=${order.orderNumber}`}>In payments</RowLink>
        ) : null}
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
