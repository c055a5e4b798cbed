import { type SQL, sql } from "drizzle-orm";

import { type CaseKind, type CaseStatus, caseStatusFacts, type CaseStatusFlags } from "#app/shared/case-statuses.ts";
import {
  type AttemptMoney,
  type OrderStatus,
  orderStatusFacts,
  type OrderStatusFlags,
  paymentAttemptFacts,
  type PaymentAttemptStatus,
  paymentAttemptStatuses,
  paymentStatusFacts,
  type PaymentStatusFlags,
} from "#app/shared/order-statuses.ts";

/**
 * The order statuses with these facts, for `IN` and `NOT IN`. Literals, always in the same order: SQLite uses a partial index only for a
 * query that repeats its condition.
 */
export function orderStatusesWhere(facts: OrderStatusFlags): SQL {
  return listWhere(orderStatusFacts, facts);
}

/** The payment statuses with these facts, as `orderStatusesWhere`. */
export function paymentStatusesWhere(facts: PaymentStatusFlags): SQL {
  return listWhere(paymentStatusFacts, facts);
}

/** The one status that a statement moves orders to or from. */
export function orderStatusLiteral(status: OrderStatus): SQL {
  return sql.raw(`'${status}'`);
}

/** The statuses of a kind of case with these facts, as `orderStatusesWhere`. */
export function caseStatusesWhere<Kind extends CaseKind>(kind: Kind, facts: CaseStatusFlags<Kind>): SQL {
  return listWhere(caseStatusFacts[kind], facts);
}

/** One status of a kind of case, which a statement moves it to or from. */
export function caseStatusLiteral<Kind extends CaseKind>(_kind: Kind, status: CaseStatus<Kind>): SQL {
  return sql.raw(`'${String(status)}'`);
}

/** The statuses of attempts to pay whose money is in one of these places, as `orderStatusesWhere`. */
export function attemptsWithMoney(...places: AttemptMoney[]): SQL {
  const statuses = paymentAttemptStatuses.filter((status) => places.includes(paymentAttemptFacts[status].money));
  return sql.raw(`(${statuses.map((status) => `'${status}'`).join(", ")})`);
}

/** The one status that a statement moves attempts to pay to. */
export function attemptStatusLiteral(status: PaymentAttemptStatus): SQL {
  return sql.raw(`'${status}'`);
}

function listWhere(table: Record<string, object>, facts: object): SQL {
  const asked = Object.entries(facts);
  const found = Object.entries(table).filter(([, has]) => {
    const known = new Map<string, unknown>(Object.entries(has));
    return asked.every(([fact, value]) => known.get(fact) === value);
  });
  return sql.raw(`(${found.map(([status]) => `'${status}'`).join(", ")})`);
}
