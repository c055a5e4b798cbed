import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import type { StockMovement } from "#app/features/catalogue/inventory/shown-stock.ts";
import { stockMovesOf } from "#app/features/catalogue/inventory/stock-statements.server.ts";
import { eventStatement } from "#app/features/selling/orders/events.server.ts";
import { outboxStatement } from "#app/features/shop/mail/queue-mail.server.ts";

import { exchangeLapsed, exchangeReminder } from "./exchange-emails.server.tsx";

/** Exchanges that one run takes on: the others wait five minutes. */
const batchSize = 50;

/** As the partial indexes on exchanges say it: SQLite does not see that `IN` with one status is the same. */
const held = caseStatusLiteral("exchange", "held");

interface DueExchange {
  returnId: string;
  orderId: string;
  number: string;
  variantId: string;
  quantity: number;
}

/** The exchanges that wait for their goods and match a condition, those that waited longest first. */
function dueExchanges(db: Database, condition: SQL) {
  return statement<DueExchange>(
    db,
    sql`SELECT e.return_id AS returnId, r.order_id AS orderId, r.number, e.variant_id AS variantId, e.quantity
    FROM exchanges e JOIN returns r ON r.id = e.return_id
    WHERE e.status = ${held} AND ${condition} AND r.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })} ORDER BY e.held_until ${limitTo(batchSize)}`,
  );
}

/** That an exchange still waits for its goods, at this point of a batch. */
const stillWaits = (returnId: string) => sql`EXISTS (SELECT 1 FROM exchanges e JOIN returns r ON r.id = e.return_id
  WHERE e.return_id = ${returnId} AND e.status = ${held} AND r.status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })})`;

/** The buyer of an order, as what an e-mail is due to, with the return as its cause. */
const buyerOf = ({ returnId, orderId }: DueExchange, condition: SQL) =>
  sql`SELECT email AS recipient, ${returnId} AS cause_id FROM orders WHERE id = ${orderId} AND email <> '' AND ${condition}`;

/**
 * Ends the exchanges whose goods did not come in time: the replacement goes back to stock, and the buyer is told. Nothing is owed while
 * they keep what they have; goods that come after that are refunded. One whose goods are all there never lapses, however long it waits
 * to be sent. Answers the e-mails and the stock that moved.
 */
export async function lapseExchanges(
  db: Database,
  now: Date,
): Promise<{ outboxIds: string[]; moves: StockMovement[] }> {
  const outboxIds: string[] = [];
  const moves: StockMovement[] = [];
  for (const exchange of await dueExchanges(db, sql`e.held_until < ${now.toISOString()}`)) {
    const { returnId, orderId, number, variantId, quantity } = exchange;
    const condition = stillWaits(returnId);
    const data = { returnId, number };
    const [mails, , lapsed, stock] = await db.batch([
      outboxStatement(db, exchangeLapsed, buyerOf(exchange, condition), now),
      eventStatement(db, { orderId, type: "exchange lapsed", actor: "system", data, condition }, now),
      // Its trigger gives the units back to stock.
      statement(
        db,
        sql`UPDATE exchanges SET status = ${caseStatusLiteral("exchange", "lapsed")}, updated_at = ${now.toISOString()}
          WHERE return_id = ${returnId} AND ${condition} RETURNING return_id`,
      ),
      stockMovesOf(db, variantId, quantity),
    ]);
    outboxIds.push(...mails.map(({ id }) => id));
    if (lapsed.length > 0) moves.push(...stock);
  }
  return { outboxIds, moves };
}

/** Reminds, once, of exchanges whose goods did not come yet. Answers the e-mails. */
export async function remindOfExchanges(db: Database, now: Date): Promise<string[]> {
  const time = now.toISOString();
  const outboxIds: string[] = [];
  const isDue = sql`e.reminded_at IS NULL AND e.remind_at <= ${time} AND e.held_until >= ${time}`;
  for (const exchange of await dueExchanges(db, isDue)) {
    const [mails] = await db.batch([
      outboxStatement(db, exchangeReminder, buyerOf(exchange, stillWaits(exchange.returnId)), now),
      statement(db, sql`UPDATE exchanges SET reminded_at = ${time} WHERE return_id = ${exchange.returnId}`),
    ]);
    outboxIds.push(...mails.map(({ id }) => id));
  }
  return outboxIds;
}
