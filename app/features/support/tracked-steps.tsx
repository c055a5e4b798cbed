import { deliveryText } from "#app/features/shipping/delivery-dates.ts";
import { formatDate } from "#app/shared/dates.ts";
import type { OrderStatus } from "#app/shared/states.ts";
import { Icon } from "#app/ui/icon.tsx";

import type { TrackedOrder } from "./track-order.ts";

const names: Record<OrderStatus, string> = {
  pending: "Order received",
  processing: "Being packed",
  shipped: "On its way",
  delivered: "Delivered",
  cancelled: "Cancelled",
};

/** Where an order is: its status, its steps, and when it is expected. */
export function TrackedSteps({ order }: { order: TrackedOrder }) {
  const { orderNumber, status, steps, estimatedDelivery, shippingMethod } = order;
  const underway = status !== "delivered" && status !== "cancelled";
  return (
    <div className="mt-4 border border-line bg-white p-5">
      <p className="text-sm text-muted tabular-nums">{orderNumber}</p>
      <p className="display mt-1 text-display-sm">{names[status]}</p>
      {underway ? <p className="mt-2 text-sm">Expected {deliveryText(estimatedDelivery, shippingMethod)}</p> : null}
      <ol className="mt-5 grid gap-3 text-sm">
        {steps.map((step) => (
          <li key={step.status} className={`flex items-center gap-3 ${step.reachedAt ? "" : "text-muted"}`}>
            <span
              className={`inline-flex size-6 shrink-0 items-center justify-center border ${step.reachedAt ? "border-ink bg-ink text-white" : "border-line-strong"}`}
            >
              {step.reachedAt ? (
                <Icon name={step.status === "cancelled" ? "close" : "check"} className="size-4" />
              ) : null}
            </span>
            <span>
              {names[step.status]}
              <span className="sr-only">{step.reachedAt ? ", done" : ", still to come"}</span>
            </span>
            {step.reachedAt ? (
              <time dateTime={step.reachedAt} className="ml-auto text-muted">
                {formatDate(step.reachedAt)}
              </time>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
