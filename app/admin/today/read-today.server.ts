import { type SQL, sql } from "drizzle-orm";

import { alarmsFor, type OpenAlarm, openAlarmsStatement } from "#app/admin/alarms/read-alarms.server.ts";
import { mostCounted } from "#app/admin/frame/shown-count.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import {
  answerCondition,
  lateGoods,
  refundCondition,
  workCondition,
} from "#app/features/after-sale/cases/case-work.server.ts";
import { warnDays } from "#app/features/catalogue/claims/claim-lists.ts";
import { incompleteProducts } from "#app/features/catalogue/products/incomplete-products.server.ts";
import { type Mention, mentionsStatement } from "#app/features/selling/orders/mentions.server.ts";
import {
  isToFulfil,
  ordersBy,
  ordersOfWork,
  workCondition as workOfOrders,
} from "#app/features/selling/orders/order-work.server.ts";
import { answerableDisputeStatuses } from "#app/features/selling/reconciliation/dispute-facts.ts";
import { isAllowed, type Role } from "#app/features/shop/staff/permissions.ts";
import { currencies, type Currency } from "#app/shared/currencies.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";

import { type TodayTask, todayTasks } from "./today-tasks.ts";

/** What is counted for each task: a walk along a partial index that ends at `mostCounted`. */
const waiting = (now: Date, username: string): Record<TodayTask, SQL> => ({
  "orders-overdue": sql`${ordersOfWork("overdue")} WHERE ${workOfOrders("overdue", now)}`,
  "to-pack": sql`${ordersBy("orders_to_fulfil")} WHERE ${isToFulfil}`,
  assigned: sql`orders INDEXED BY orders_by_assignee WHERE orders.assignee = ${username} AND ${isToFulfil}`,
  refunds: sql`refunds INDEXED BY refunds_open WHERE status <> 'succeeded'`,
  disputes: sql`disputes WHERE status IN (${sql.join(
    answerableDisputeStatuses.map((status) => sql`${status}`),
    sql`, `,
  )})`,
  discrepancies: sql`payment_findings INDEXED BY payment_findings_open WHERE resolved_at IS NULL`,
  "low-stock": sql`product_variants INDEXED BY product_variants_low
    WHERE sort_name IS NOT NULL AND quantity BETWEEN 1 AND 5`,
  "sold-out": sql`product_variants INDEXED BY product_variants_sold_out WHERE sort_name IS NOT NULL AND quantity = 0`,
  messages: sql`contact_messages WHERE status = 'new'`,
  "data-requests": sql`data_requests WHERE state = 'open'`,
  accessibility: sql`accessibility_feedback INDEXED BY accessibility_feedback_open WHERE answered_at IS NULL`,
  reviews: sql`reviews WHERE status = 'pending'`,
  // Shown ones, from the first day that they count as ending (`claims/claim-validity.ts`).
  "claims-ending": sql`claims INDEXED BY claims_listed WHERE withdrawn_at IS NULL AND checked_at IS NOT NULL
    AND valid_to >= ${stockholmDay(now)} AND valid_to < ${addToDay(stockholmDay(now), warnDays)}`,
  "incomplete-products": incompleteProducts,
  "dead-letters": sql`email_outbox WHERE status <> 'sent' AND status = 'failed'`,
  // A failure that the next try mends is none.
  "webhooks-failing": sql`webhooks WHERE state = 'disabled' OR (state = 'active' AND failing_since < ${addMinutes(now, -60).toISOString()})`,
  scheduled: sql`products INDEXED BY products_scheduled WHERE publish_at IS NOT NULL AND archived_at IS NULL`,
  "withdrawals-due": sql`withdrawals WHERE ${refundCondition("due", now)}`,
  "withdrawals-overdue": sql`withdrawals WHERE ${refundCondition("overdue", now)}`,
  "returns-to-settle": sql`returns WHERE ${workCondition("settle", now)}`,
  "exchanges-lapsing": sql`returns WHERE ${workCondition("lapsing", now)}`,
  objections: sql`returns WHERE ${workCondition("objected", now)}`,
  "withdrawals-unmatched": sql`withdrawals WHERE status IN ${caseStatusesWhere("withdrawal", { waitsFor: "order" })}`,
  "withdrawals-late": sql`withdrawals WHERE status IN ${caseStatusesWhere("withdrawal", { waitsFor: "decision" })}`,
  "withdrawals-trouble": sql`withdrawals WHERE ${refundCondition("trouble", now)}`,
  "late-goods": sql`returns WHERE ${lateGoods}`,
  "complaints-new": sql`complaints WHERE status IN ${caseStatusesWhere("complaint", { waitsFor: "our-answer" })}`,
  "complaints-due": sql`complaints WHERE ${answerCondition("due", now)}`,
  "complaints-overdue": sql`complaints WHERE ${answerCondition("overdue", now)}`,
  "complaints-accepted": sql`complaints WHERE status IN ${caseStatusesWhere("complaint", { waitsFor: "remedy" })}`,
});

/** Sales of a day in one currency: its orders, and what was paid for them in hundredths of it. */
export interface DaySales {
  day: string;
  orders: number;
  paidOre: number;
}

/** Fourteen days up to today in one currency, the oldest first. */
export interface CurrencySales {
  currency: Currency;
  days: DaySales[];
}

/** Days that are compared: this week's, up to today, with the week before. */
const comparedDays = 14;

export interface Today {
  tasks: { task: TodayTask; count: number; to: string }[];
  /** In kronor, and in each other currency that was paid in meanwhile; null for a role that may not see sales. */
  sales: CurrencySales[] | null;
  /** The next products that publish themselves; null for a role that does not write products. */
  scheduled: { id: string; name: string; publishAt: string }[] | null;
  /** Unread mentions of the reader in notes on orders; none for a role that may not read orders. */
  mentions: Mention[];
  /** Open alarms that the role is for and nobody muted. */
  alarms: OpenAlarm[];
}

const scheduledShown = 5;

/** What there is to do, by what a role may do; `username` is whose orders and mentions are theirs. Counts stop at `mostCounted`. */
export async function readToday(db: Database, role: Role, now: Date, username = ""): Promise<Today> {
  const tasks = todayTasks.filter(({ permission }) => isAllowed(role, permission));
  const sources = waiting(now, username);
  const today = stockholmDay(now);
  const first = addToDay(today, 1 - comparedDays);
  const [counts, days, scheduled, mentions, alarms] = await db.batch([
    statement<{ task: TodayTask; total: number }>(
      db,
      sql`SELECT value AS task, CASE value ${sql.join(
        tasks.map(
          ({ task }) =>
            sql`WHEN ${task} THEN (SELECT count(*) FROM (SELECT 1 FROM ${sources[task]} ${limitTo(mostCounted)}))`,
        ),
        sql` `,
      )} END AS total FROM json_each(${JSON.stringify(tasks.map(({ task }) => task))})`,
    ),
    statement<{ day: string; currency: Currency; orders: number; paid: number }>(
      db,
      sql`SELECT day, currency, orders, paid_ore AS paid FROM daily_sales WHERE day BETWEEN ${first} AND ${today}`,
    ),
    statement<{ id: string; name: string; publishAt: string }>(
      db,
      sql`SELECT id, name, publish_at AS publishAt FROM products INDEXED BY products_scheduled
        WHERE publish_at IS NOT NULL AND archived_at IS NULL ORDER BY publish_at ${limitTo(scheduledShown)}`,
    ),
    mentionsStatement(db, username),
    openAlarmsStatement(db, now),
  ]);
  const paidIn = currencies.filter(
    (currency) => currency === "SEK" || days.some((row) => row.currency === currency && row.orders > 0),
  );
  const salesOf = (currency: Currency, day: string): DaySales => {
    const sold = days.find((row) => row.day === day && row.currency === currency);
    return { day, orders: sold?.orders ?? 0, paidOre: sold?.paid ?? 0 };
  };
  return {
    tasks: counts.map(({ task, total }) => ({ task, count: total, to: pathOf(task, role) })),
    sales: isAllowed(role, "sales:read")
      ? paidIn.map((currency) => ({
          currency,
          days: Array.from({ length: comparedDays }, (_, index) => salesOf(currency, addToDay(first, index))),
        }))
      : null,
    scheduled: isAllowed(role, "products:write") ? scheduled : null,
    mentions: isAllowed(role, "orders:read") ? mentions : [],
    alarms: alarmsFor(role, alarms).filter(({ mutedUntil }) => mutedUntil === null),
  };
}

/** Where a task leads: to the job for who may do it, else to the list that shows it. */
function pathOf(task: TodayTask, role: Role): string {
  const facts = todayTasks.find((one) => one.task === task);
  return (facts?.job && isAllowed(role, facts.job.permission) ? facts.job.to : facts?.to) ?? "/admin";
}
