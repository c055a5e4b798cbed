import { Link } from "react-router";

import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Card } from "#app/ui/card.tsx";

import type { Today, TodaySales } from "./read-today.server.ts";
import { shownCount, todayTasks } from "./today-tasks.ts";

/** What needs doing today, each number a link to its list. */
export function TodayScreen({ today, weekday }: { today: Today; weekday: string }) {
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Today</h1>
      <ul
        className={`grid grid-cols-2 gap-px border border-line bg-line ${today.tasks.length % 5 === 0 ? "md:grid-cols-5" : "md:grid-cols-4"}`}
      >
        {today.tasks.map(({ task, count }) => {
          const facts = todayTasks.find((known) => known.task === task);
          if (!facts) return null;
          return (
            <li key={task} className="group relative bg-white px-4 py-3 transition-colors hover:bg-paper sm:p-5">
              <p className="text-sm text-muted">
                <Link
                  to={facts.to}
                  discover="none"
                  className="pb-1 -outline-offset-4 after:absolute after:inset-0 group-hover:text-ink group-hover:underline group-hover:underline-offset-4"
                >
                  {facts.title}
                </Link>
              </p>
              <p
                className={`display mt-1 text-display-sm tabular-nums sm:mt-2 lg:text-display-md ${count === 0 ? "text-line-strong" : ""}`}
              >
                {shownCount(count)}
              </p>
              <p className="mt-1 min-h-5 text-sm text-muted">{count === 0 ? facts.none : ""}</p>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        {today.sales ? <SalesToday sales={today.sales} weekday={weekday} /> : null}
        {today.scheduled ? (
          <Card title="Published next">
            {today.scheduled.length === 0 ? (
              <p className="text-sm text-muted">No product is scheduled.</p>
            ) : (
              <ul className="grid gap-2 text-sm">
                {today.scheduled.map(({ id, name, publishAt }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-6">
                    <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                    <time dateTime={publishAt} className="text-muted tabular-nums">
                      {formatDateTime(publishAt)}
                    </time>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        ) : null}
      </div>
    </>
  );
}

function SalesToday({ sales, weekday }: { sales: TodaySales; weekday: string }) {
  return (
    <Card title="Sales today">
      <p className="display text-display-sm tabular-nums lg:text-display-md">{formatPrice(sales.paidOre)}</p>
      <p className="mt-1 text-sm tabular-nums">{inOrders(sales.orders)}</p>
      <p className="mt-3 text-sm leading-6 text-muted tabular-nums">
        Last {weekday}, the whole day: {formatPrice(sales.paidThenOre)}, {inOrders(sales.ordersThen)}.
      </p>
      <Link
        to="/admin/sales?days=7"
        discover="none"
        className="mt-2 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
      >
        Sales of 7 days
      </Link>
    </Card>
  );
}

function inOrders(orders: number): string {
  return orders === 1 ? "1 order" : `${orders} orders`;
}
