import type { TrackedOrder } from "#app/features/selling/orders/responses.ts";
import type { TrackingStep } from "#app/features/selling/orders/tracking-steps.ts";
import { formatDate } from "#app/shared/dates.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { orderStatusNames } from "#app/shared/order-status-names.texts.ts";
import { type OrderStatus, orderStatusFacts } from "#app/shared/order-statuses.ts";

import { stepTexts } from "./tracked-steps.texts.ts";

/** The tracking of an order: its status, its steps, and its expected delivery. */
export function TrackedSteps({ order }: { order: TrackedOrder }) {
  const { orderNumber, status, steps, expected, estimatedDelivery } = order;
  // The API's days are in English words.
  const day = currentLanguage() === "en" ? expected : formatDate(estimatedDelivery);
  return (
    <div className="mt-4 border border-line bg-white p-5">
      <p className="text-sm text-muted tabular-nums">{orderNumber}</p>
      <p className="display mt-1 text-display-sm">{orderStatusNames()[status]}</p>
      {orderStatusFacts[status].isUnderWay ? <p className="mt-2 text-sm">{stepTexts().expected(day)}</p> : null}
      <ProgressSteps status={status} steps={steps} className="mt-6" />
    </div>
  );
}

/** What a step is called: once the delivery is past it, not that it is under way. An order that was canceled did not get past it. */
export function stepName(status: OrderStatus, next: TrackingStep | undefined): string {
  const isPast = next?.reachedAt && !orderStatusFacts[next.status].isCancelled;
  if (isPast && status === "processing") return stepTexts().packed;
  if (isPast && status === "shipped") return stepTexts().shipped;
  return orderStatusNames()[status];
}

/** The steps of an order's delivery, with the day on which each was reached. */
export function ProgressSteps({
  status,
  steps,
  className,
}: {
  status: TrackedOrder["status"];
  steps: readonly TrackedOrder["steps"][number][];
  className: string;
}) {
  const texts = stepTexts();
  return (
    <ol aria-label={texts.progress} className={`text-sm ${className}`}>
      {steps.map((step, index) => (
        <li
          key={step.status}
          aria-current={step.status === status ? "step" : undefined}
          className={`relative flex gap-4 pb-5 last:pb-0 ${step.reachedAt ? "" : "text-muted"}`}
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={`absolute top-4 -bottom-1 left-[0.4375rem] w-0.5 ${steps[index + 1]?.reachedAt ? "bg-ink" : "bg-line"}`}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={`relative mt-0.5 size-4 shrink-0 rounded-full border-2 ${
              step.status === status
                ? "border-ink bg-volt"
                : step.reachedAt
                  ? "border-ink bg-ink"
                  : "border-line-strong bg-white"
            }`}
          />
          <span className={step.status === status ? "font-semibold" : ""}>
            {stepName(step.status, steps[index + 1])}
            <span className="sr-only">{step.reachedAt ? texts.done : texts.toCome}</span>
          </span>
          {step.reachedAt ? (
            <time dateTime={step.reachedAt} className="ml-auto text-muted">
              {formatDate(step.reachedAt)}
            </time>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
