import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { caseStatusLiteral, caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { staffStepStatements } from "./complaint-step.server.ts";

export type GoodsRequested =
  | "done"
  /** The complaint names no items, is closed, or its goods are awaited already. */
  | "not-possible";

/**
 * Asks the buyer to send the faulty goods, with a free label, and announces their return. A complaint that we owed an answer waits for
 * them; its goods are awaited once at a time. `returnId` comes with the form: the same form asks once.
 */
export async function requestGoods(
  shop: Shop,
  { id, returnId, text, actor }: { id: string; returnId: string; text: string; actor: string },
  now: Date,
): Promise<GoodsRequested> {
  const { db } = shop;
  const time = now.toISOString();
  const isPossible = sql`EXISTS (SELECT 1 FROM complaints c JOIN complaint_lines l ON l.complaint_id = c.id
      WHERE c.id = ${id} AND c.status IN ${caseStatusesWhere("complaint", { isOpen: true })})
    AND NOT EXISTS (SELECT 1 FROM returns WHERE complaint_id = ${id} AND status IN ${caseStatusesWhere("return", { isOpen: true, takesGoods: true })})`;
  try {
    const [, , , , , , [mail]] = await db.batch([
      abortBatchWhen(db, "goods not to be asked for", sql`NOT (${isPossible})`),
      statement(
        db,
        sql`INSERT INTO returns (id, order_id, kind, status, created_at, updated_at, complaint_id)
          SELECT ${returnId}, order_id, 'complaint', ${caseStatusLiteral("return", "requested")}, ${time}, ${time}, id FROM complaints WHERE id = ${id}`,
      ),
      statement(
        db,
        sql`INSERT INTO return_lines (return_id, order_line_id, quantity)
          SELECT ${returnId}, order_line_id, quantity FROM complaint_lines WHERE complaint_id = ${id}`,
      ),
      ...staffStepStatements(
        db,
        {
          id: `${returnId}:asked`,
          complaintId: id,
          type: "goods-requested",
          actor,
          text,
          reference: returnId,
          set: sql`, status = CASE WHEN status IN ${caseStatusesWhere("complaint", { waitsFor: "our-answer" })} THEN ${caseStatusLiteral("complaint", "waiting")} ELSE status END`,
          after: { returnId },
          condition: sql`TRUE`,
        },
        now,
      ),
    ]);
    enqueueMail(shop, mail?.id ?? null);
    return "done";
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    const [known] = await statement<{ id: string }>(
      db,
      sql`SELECT id FROM returns WHERE id = ${returnId} AND complaint_id = ${id}`,
    );
    return known ? "done" : "not-possible";
  }
}
