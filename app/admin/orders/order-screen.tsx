import { dashboardPath } from "#app/admin/frame/dashboard-tabs.tsx";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import { Timeline } from "#app/admin/frame/timeline.tsx";
import { additionRefusal } from "#app/features/selling/orders/order-addition.ts";
import { unitsToSend } from "#app/features/selling/orders/order-units.ts";
import { holdingDiscrepancies } from "#app/features/selling/orders/order-work.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { orderStatusFacts, paymentAttemptFacts, paymentStatusFacts } from "#app/shared/order-statuses.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";

import { AdditionsCard } from "./additions-card.tsx";
import { CompanionsNotice } from "./companions-notice.tsx";
import { DeskCard } from "./desk-card.tsx";
import { DisputesCard } from "./disputes-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { eventEntry } from "./event-text.ts";
import { MailsCard } from "./mails-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PaymentBadge, StatusBadge } from "./order-badges.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ParcelsCard } from "./parcels-card.tsx";
import type { OrderPage } from "./read-order-page.server.ts";
import { RefundsCard } from "./refunds-card.tsx";
import { OrderStatusForm } from "./status-form.tsx";

/** One order: its items, parcels, refunds, events and notes, its payments, and what can be done with it. */
export function OrderScreen({ role, username, ...page }: OrderPage & { role: Role; username: string }) {
  const { order, events, payments, refunds } = page;
  const mayWrite = isAllowed(role, "orders:write");
  const refundedOre = refunds
    .filter(({ status }) => status === "succeeded")
    .reduce((sum, { amountOre }) => sum + amountOre, 0);
  const isInDoubt =
    paymentStatusFacts[order.paymentStatus].hasMoney &&
    page.discrepancies.some(({ kind, resolvedAt }) => resolvedAt === null && holdingDiscrepancies.includes(kind));
  const mayChange =
    mayWrite && paymentStatusFacts[order.paymentStatus].hasMoney && orderStatusFacts[order.status].inWarehouse;
  return (
    <>
      <RowLink to={dashboardPath("orders")}>Back to orders</RowLink>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="display text-display-sm lg:text-display-md">
            Order <span className="whitespace-nowrap">{order.orderNumber}</span>
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted tabular-nums">
            <StatusBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
          </p>
        </div>
        {mayWrite ? (
          <div>
            <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
              Status
            </p>
            <OrderStatusForm order={order} returnTo={`/admin/orders/${order.id}`} />
          </div>
        ) : null}
      </div>
      {isInDoubt ? (
        <Notice tone="warning" className="mt-6">
          <strong>Do not pack or send this order yet.</strong> The payment provider says that its money is not there, or
          went back. It is out of the packing until an owner resolves that under Payments.
        </Notice>
      ) : null}
      {page.addedTo ? (
        <Notice className="mt-6">
          Added to <RowLink to={`/admin/orders/${page.addedTo.id}`}>{`#${page.addedTo.orderNumber}`}</RowLink>
        </Notice>
      ) : null}
      {page.agent ? <p className="mt-4 text-sm">Through an agent: {page.agent.agentName}</p> : null}
      {mayWrite && maySendOf(order) ? (
        <CompanionsNotice orderId={order.id} companions={page.companions} className="mt-6" />
      ) : null}
      <OrderActions page={page} role={role} />
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <DisputesCard {...page} />
          <Card title="Items">
            <OrderLines order={order} refundedOre={refundedOre} mayChange={mayChange} />
          </Card>
          <AdditionsCard {...page} mayWrite={mayWrite} />
          <ParcelsCard {...page} mayWrite={mayWrite} />
          <RefundsCard {...page} mayRefund={isAllowed(role, "orders:refund")} username={username} />
          <NotesCard {...page} mayWrite={mayWrite} />
          <Card title="Events">
            <Timeline entries={events.map(eventEntry)} />
          </Card>
        </div>
        <div className="grid gap-4 lg:gap-6">
          <DeskCard {...page} mayWrite={mayWrite} />
          <OrderFacts
            order={order}
            payments={payments}
            seesPayments={isAllowed(role, "payments:read")}
            mayWrite={mayWrite}
          />
          <DocumentsCard {...page} />
          <MailsCard {...page} mayWrite={mayWrite} />
        </div>
      </div>
    </>
  );
}

/** Whether something of an order is to be sent. */
const maySendOf = (order: OrderPage["order"]) =>
  paymentStatusFacts[order.paymentStatus].hasMoney &&
  !orderStatusFacts[order.status].isCancelled &&
  order.lines.some((line) => unitsToSend(line) > 0);

/** Where an order is sent, refunded and printed. What cannot be done is not offered. */
function OrderActions({ page: { order, payments }, role }: { page: OrderPage; role: Role }) {
  const mayWrite = isAllowed(role, "orders:write");
  const mayRefund =
    isAllowed(role, "orders:refund") && payments.some(({ status }) => paymentAttemptFacts[status].money === "here");
  const path = `/admin/orders/${order.id}`;
  return (
    <div className="mt-6 flex flex-wrap gap-2">
      {mayWrite && maySendOf(order) ? (
        <ButtonLink to={`${path}/fulfil`} size="small">
          Send items
        </ButtonLink>
      ) : null}
      {mayWrite && additionRefusal(order) === null ? (
        <ButtonLink to={`${path}/add`} size="small" look="outline">
          Add an item
        </ButtonLink>
      ) : null}
      {mayRefund ? (
        <ButtonLink to={`${path}/refund`} size="small" look="outline">
          Refund or cancel items
        </ButtonLink>
      ) : null}
      <ButtonLink to={`${path}/packing-slip`} size="small" look="outline">
        Packing slip
      </ButtonLink>
    </div>
  );
}
