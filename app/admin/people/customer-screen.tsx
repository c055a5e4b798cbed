import { Form } from "react-router";

import { ConfirmSubmit } from "#app/admin/frame/confirm-submit.tsx";
import { listAddress } from "#app/admin/frame/list-address.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { ImportedStatus, importedOrdersList } from "#app/admin/order-history/imported-orders-list.tsx";
import { PaymentBadge, StatusBadge } from "#app/admin/orders/order-badges.tsx";
import { customerName } from "#app/features/people/customers/customer-name.ts";
import { customerOrdersShown } from "#app/features/selling/orders/orders-shown.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatAmount, formatPrice } from "#app/shared/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { type CustomerAnswer, CustomerForm } from "./customer-form.tsx";
import { personalDataPath } from "./personal-data-screen.tsx";
import type { CustomerPage } from "./read-customer-page.server.ts";

interface Props extends CustomerPage {
  answer: CustomerAnswer | undefined;
  mayWrite: boolean;
  /** Whether they may hand over and erase what is stored about the customer. */
  mayExport: boolean;
}

/** One customer: their fields to edit, their orders, and whether they get the newsletter. */
export function CustomerScreen({ customer, orders, importedOrders, subscriber, answer, mayWrite, mayExport }: Props) {
  return (
    <>
      <RowLink to="/admin?tab=users">Back to users</RowLink>
      <h1 className="display mt-2 text-display-sm wrap-anywhere lg:text-display-md">{customerName(customer)}</h1>
      <p className="mt-3 text-sm text-muted tabular-nums">
        Customer since <time dateTime={customer.createdAt}>{formatDateTime(customer.createdAt)}</time>
      </p>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <Card title="Details">
            <CustomerForm customer={customer} answer={answer} mayWrite={mayWrite} />
          </Card>
          <Card title="Orders">
            <CustomerOrders orders={orders} />
          </Card>
          {importedOrders.length > 0 ? (
            <Card title="Imported orders">
              <ImportedOrders orders={importedOrders} />
            </Card>
          ) : null}
        </div>
        <div className="grid gap-4 lg:gap-6">
          <Newsletter customer={customer} subscriber={subscriber} mayWrite={mayWrite} />
          {mayExport ? <PersonalData email={customer.email} /> : null}
        </div>
      </div>
    </>
  );
}

function Newsletter({ customer, subscriber, mayWrite }: Pick<Props, "customer" | "subscriber" | "mayWrite">) {
  return (
    <Card title="Newsletter" className="text-sm leading-6">
      {subscriber?.subscribed ? <Badge tone="success">Subscribed</Badge> : <Badge>Not subscribed</Badge>}
      {subscriber?.subscribed ? (
        <p className="mt-3">
          Since <time dateTime={subscriber.createdAt}>{formatDateTime(subscriber.createdAt)}</time>, given at:{" "}
          {subscriber.consentSource}.
        </p>
      ) : null}
      {subscriber && !subscriber.subscribed && subscriber.unsubscribedAt ? (
        <p className="mt-3">
          Left <time dateTime={subscriber.unsubscribedAt}>{formatDateTime(subscriber.unsubscribedAt)}</time>.
        </p>
      ) : null}
      <p className="mt-3 text-muted">Customers subscribe themselves. You can end a subscription on request.</p>
      {subscriber?.subscribed && mayWrite ? (
        <Form method="post" action={`/admin/subscribers/${subscriber.id}`} className="mt-4">
          <input type="hidden" name="returnTo" value={`/admin/users/${customer.id}`} />
          <ConfirmSubmit
            label="Unsubscribe"
            title="End this subscription?"
            confirm="End subscription"
            name="intent"
            value="end"
          >
            <p>They won't get any more newsletters. Only they can subscribe again.</p>
          </ConfirmSubmit>
        </Form>
      ) : null}
    </Card>
  );
}

function PersonalData({ email }: { email: string }) {
  return (
    <Card title="Personal data" className="text-sm leading-6">
      <p className="mb-4 text-muted">Export or erase everything we store about this address.</p>
      <Form method="post" action={personalDataPath}>
        <input type="hidden" name="address" value={email} />
        <Button type="submit" name="intent" value="find" look="outline" size="small">
          Export or erase…
        </Button>
      </Form>
    </Card>
  );
}

/** The orders of a customer's email address, each with its link. */
function CustomerOrders({ orders }: Pick<CustomerPage, "orders">) {
  if (orders.length === 0) return <p className="text-sm text-muted">No orders with this email.</p>;
  return (
    <>
      <ul className="-my-2 divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 tabular-nums">
            <RowLink to={`/admin/orders/${order.id}`}>{order.orderNumber}</RowLink>
            <time dateTime={order.createdAt} className="mr-auto text-muted">
              {formatDateTime(order.createdAt)}
            </time>
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
            <span className="min-w-20 text-right font-medium whitespace-nowrap">
              {formatPrice(order.totalOre, order.currency)}
            </span>
          </li>
        ))}
      </ul>
      {orders.length === customerOrdersShown ? (
        <p className="mt-4 text-sm text-muted">The latest {customerOrdersShown}. Find the rest under Orders.</p>
      ) : null}
    </>
  );
}

/** What the customer ordered before the shop moved here. */
function ImportedOrders({ orders }: { orders: CustomerPage["importedOrders"] }) {
  return (
    <ul className="-my-2 divide-y divide-line text-sm">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 tabular-nums">
          <RowLink to={listAddress(importedOrdersList, { search: order.number })}>{order.number}</RowLink>
          <time dateTime={order.placedAt} className="mr-auto text-muted">
            {formatDateTime(order.placedAt)}
          </time>
          <ImportedStatus status={order.paymentStatus} />
          <span className="min-w-20 text-right font-medium whitespace-nowrap">
            {formatAmount(order.totalOre, order.currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
