import { formatDateTime } from "#app/shared/dates.ts";

import { eventActor, eventText } from "./event-text.ts";
import type { OrderPage } from "./read-order-page.server.ts";

type OrderEvent = OrderPage["events"][number];

/** What happened to an order, oldest first: what, who, when. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="border-l border-line-strong">
      {events.map((event) => (
        <li
          key={event.id}
          className="relative pb-5 pl-6 text-sm last:pb-0 before:absolute before:top-1.5 before:-left-1 before:size-2 before:bg-ink"
        >
          <p className="font-medium wrap-anywhere">{eventText(event)}</p>
          <p className="mt-0.5 text-muted tabular-nums">
            {eventActor(event.actor)}, <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
