import { listAddress } from "#app/admin/frame/list-address.ts";
import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { readBoard, WaitingOrder } from "#app/features/selling/orders/board.server.ts";
import { boardRows } from "#app/features/selling/orders/order-work.ts";
import { formatDate, formatShortDate } from "#app/shared/dates.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

import { sendPath } from "./chosen-orders.ts";
import { ordersList } from "./orders-list.tsx";

type Board = Awaited<ReturnType<typeof readBoard>>;

const columns: readonly { work: keyof Board; title: string; empty: string; detail: (order: WaitingOrder) => string }[] =
  [
    { work: "to-pack", title: "To pack", empty: "Nothing to pack.", detail: since },
    { work: "part-sent", title: "Partially fulfilled", empty: "No order waits for its rest.", detail: since },
    { work: "refund-waiting", title: "Refunds to retry", empty: "Every refund was made.", detail: since },
    {
      work: "overdue",
      title: "Overdue",
      empty: "Nothing is late.",
      detail: ({ estimatedDelivery }) => `Expected ${formatDate(estimatedDelivery)}`,
    },
  ];

/** What needs doing: the orders that wait for staff, those that wait longest first. */
export function BoardScreen({ board, maySend }: { board: Board; maySend: boolean }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h1 className="display text-display-sm lg:text-display-md">To do</h1>
        <div className="flex flex-wrap gap-2">
          {maySend ? (
            <ButtonLink to={sendPath} size="small">
              Send orders
            </ButtonLink>
          ) : null}
          <ButtonLink to="/admin/pick-list" size="small" look="outline">
            Pick list of all
          </ButtonLink>
        </div>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        {columns.map(({ work, title, empty, detail }) => (
          <Card key={work}>
            <h2 className="mb-2 flex items-center justify-between gap-3 text-base font-semibold">
              {title}
              <span className="text-sm font-normal text-muted tabular-nums">
                {board[work].length > boardRows ? `${boardRows}+` : board[work].length}
              </span>
            </h2>
            {board[work].length === 0 ? <p className="py-3 text-sm text-muted">{empty}</p> : null}
            <ul className="divide-y divide-line text-sm">
              {board[work].slice(0, boardRows).map((order) => (
                <li key={order.id} className="py-1.5">
                  <RowLink to={`/admin/orders/${order.id}`} className="tabular-nums">
                    {order.orderNumber}
                  </RowLink>
                  <p className="text-muted wrap-anywhere">
                    {order.firstName} {order.lastName}
                    <span className="block tabular-nums">{detail(order)}</span>
                  </p>
                </li>
              ))}
            </ul>
            {board[work].length > 0 ? (
              <RowLink to={listAddress(ordersList, { sort: "oldest", filters: { work } })} className="mt-2">
                See all<span className="sr-only"> {title}</span>
              </RowLink>
            ) : null}
          </Card>
        ))}
      </div>
    </>
  );
}

function since({ createdAt }: WaitingOrder): string {
  return `Ordered ${formatShortDate(createdAt)}`;
}
