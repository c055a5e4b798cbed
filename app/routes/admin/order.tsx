import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import { z } from "zod";

import { PaymentBadge, StatusBadge } from "#app/admin/orders/order-badges.tsx";
import { OrderFacts } from "#app/admin/orders/order-facts.tsx";
import { OrderLines } from "#app/admin/orders/order-lines.tsx";
import { OrderStatusForm } from "#app/admin/orders/status-form.tsx";
import { OrderTimeline } from "#app/admin/orders/order-timeline.tsx";
import type { StatusOutcome } from "#app/features/orders/change-status.server.ts";
import { readOrder, readOrderEvents } from "#app/features/orders/queries.server.ts";
import { statusOutcomes } from "#app/admin/orders/status-outcome.ts";
import { paymentProvider } from "#app/features/payments/choose-provider.server.ts";
import { latestPayment } from "#app/features/payments/queries.server.ts";
import { setOrderStatus } from "#app/features/payments/set-order-status.server.ts";
import { dashboardPath } from "#app/admin/frame/dashboard-tabs.tsx";
import { leaveFlash } from "#app/admin/frame/flash.server.ts";
import { requireStaff } from "#app/features/staff/guard.server.ts";
import { type Shop, shopOf } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { type OrderStatus, orderStatuses } from "#app/shared/states.ts";
import { Card } from "#app/ui/card.tsx";

import type { Route } from "./+types/order";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireStaff(context);
  const { db } = shopOf(context);
  const [order, events, payment] = await Promise.all([
    readOrder(db, params.id),
    readOrderEvents(db, params.id),
    latestPayment(db, params.id),
  ]);
  if (!order) throw data(null, { status: 404 });
  return { order, events, payment };
}

const statusForm = z.object({
  status: z.enum(orderStatuses),
  /** Sent by browsers without scripts only: the page to show the outcome on. */
  returnTo: z
    .string()
    .regex(/^\/admin(?:[/?][\w/?&=.~%-]*)?$/)
    .optional(),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const { username } = requireStaff(context);
  const shop = shopOf(context);
  const form = await readForm(request, shop, { schema: statusForm, limit: "staff" });
  const { status, returnTo } = form.kind === "valid" ? form.data : {};
  const { message, httpStatus } = statusOutcomes[status ? await change(shop, params.id, status, username) : "invalid"];
  if (!returnTo) return data(message, httpStatus);
  return redirect(returnTo, { headers: await leaveFlash(request, shop, message) });
}

async function change(
  shop: Shop,
  orderId: string,
  status: OrderStatus,
  actor: string,
): Promise<StatusOutcome | "failed"> {
  try {
    const provider = paymentProvider(shop.env);
    const { outcome, pages } = await setOrderStatus(shop.db, provider, { orderId, status, actor }, new Date());
    invalidatePages(shop, pages);
    return outcome;
  } catch (error) {
    logError("An order's status could not be changed", error);
    return "failed";
  }
}

/** Tells a failed connection apart from a page that broke: the first is a message, not an error screen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const { message, httpStatus } = statusOutcomes.failed;
    return data(message, httpStatus);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `Order ${loaderData.order.orderNumber}` : "Order"} | Admin` },
  { name: "robots", content: "noindex, nofollow" },
];

export default function OrderPage({ loaderData: { order, events, payment } }: Route.ComponentProps) {
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
