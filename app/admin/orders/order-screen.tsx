import { Link } from "react-router";

import { dashboardPath } from "#app/admin/frame/dashboard-tabs.tsx";
import { formatDateTime } from "#app/shared/dates.ts";
import { Card } from "#app/ui/card.tsx";

import { PaymentBadge, StatusBadge } from "./order-badges.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import type { readOrderPage } from "./read-order-page.server.ts";
import { OrderStatusForm } from "./status-form.tsx";

/** One order: its items, its events, its payment, and its status to change. */
export function OrderScreen({ order, events, payment }: NonNullable<Awaited<ReturnType<typeof readOrderPage>>>) {
  return (
    <>
      <Link
        to={dashboardPath("orders")}
        discover="none"
        className="inline-flex min-h-11 items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        Back to orders
      </Link>
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
        <div>
          <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
            Status
          </p>
          <OrderStatusForm order={order} returnTo={`/admin/orders/${order.id}`} />
        </div>
      </div>
      <div className="mt-6 grid items-start gap-4 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="grid gap-4 lg:gap-6">
          <Card title="Items">
            <OrderLines order={order} />
          </Card>
          <Card title="Events">
            <OrderTimeline events={events} />
          </Card>
        </div>
        <OrderFacts order={order} payment={payment} />
      </div>
    </>
  );
}
