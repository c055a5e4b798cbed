import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { valueLossDecisions } from "#app/shared/states.ts";

/** A deduction for loss of value, as the buyer and staff see it. Amounts in öre. */
export interface ValueLoss {
  id: string;
  returnId: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  name: string;
  color: string;
  size: string;
  currency: Currency;
  amountOre: number;
  reason: string;
  toldAt: string;
  objectedAt: string | null;
  decision: (typeof valueLossDecisions)[number] | null;
  decidedAt: string | null;
}

const columns = sql.raw(`v.id, v.return_id AS returnId, r.number, o.id AS orderId, o.order_number AS orderNumber,
  v.order_line_id AS orderLineId, l.name, l.color, l.size, o.currency, v.amount_ore AS amountOre, v.reason, v.told_at AS toldAt,
  v.objected_at AS objectedAt, v.decision, v.decided_at AS decidedAt
  FROM value_losses v JOIN returns r ON r.id = v.return_id JOIN orders o ON o.id = r.order_id
  JOIN order_lines l ON l.id = v.order_line_id`);

/** A deduction by its id; null when there is none. */
export async function readValueLoss(db: Database, id: string): Promise<ValueLoss | null> {
  const [found] = await statement<ValueLoss>(db, sql`SELECT ${columns} WHERE v.id = ${id}`);
  return found ?? null;
}

/** The deductions of a return, the first one first, as a statement for a batch. */
export function valueLossesOfReturn(db: Database, returnId: string) {
  return statement<ValueLoss>(db, sql`SELECT ${columns} WHERE v.return_id = ${returnId} ORDER BY v.told_at, v.id`);
}
