import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import {
  attemptsWithMoney,
  caseStatusesWhere,
  orderStatusesWhere,
  paymentStatusesWhere,
} from "#app/db/status-sql.server.ts";
import { workingStates } from "#app/features/shop/files/job.ts";

import type { OpenMatter } from "./open-matter-texts.ts";
import { isAddress, isFileOfPeople, isTheirComplaint, orderIds } from "./personal-places.server.ts";

/**
 * What must end before a person can be erased, as a query. A contract that is not fulfilled, money that is under way, and a
 * dispute all need the person's data; the law lets an erasure wait for them (GDPR, article 17.3 b and e).
 */
export function openMattersQuery(address: string) {
  const theirs = sql`orders.id IN ${orderIds(address)}`;
  const openStates = caseStatusesWhere("complaint", { isOpen: true });
  const working = JSON.stringify(workingStates);
  // D1 takes five parts of a UNION at most, so what concerns an order is one part.
  return sql`
    SELECT kinds.value AS kind, order_number AS name, orders.id AS orderId FROM orders,
      json_each(json_array('unpaid', 'unfinished', 'payment', 'refund', 'dispute', 'discrepancy', 'return', 'objection', 'withdrawal', 'complaint')) kinds
    WHERE ${theirs} AND CASE kinds.value
      WHEN 'unpaid' THEN payment_status IN ${paymentStatusesWhere({ wasPaid: false })} AND status NOT IN ${orderStatusesWhere({ isCancelled: true })}
      WHEN 'unfinished' THEN payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND status IN ${orderStatusesWhere({ isUnderWay: true })}
      WHEN 'payment' THEN EXISTS (SELECT 1 FROM payments p
        WHERE p.order_id = orders.id AND (p.status IN ${attemptsWithMoney("asked", "returning")} OR p.is_open = 1))
      WHEN 'refund' THEN EXISTS (SELECT 1 FROM refunds r WHERE r.order_id = orders.id AND r.status <> 'succeeded')
      WHEN 'dispute' THEN EXISTS (SELECT 1 FROM disputes d
        WHERE d.order_id = orders.id AND d.status NOT IN ('won', 'lost', 'warning_closed', 'prevented'))
      WHEN 'return' THEN EXISTS (SELECT 1 FROM returns r WHERE r.order_id = orders.id
        AND (r.status IN ${caseStatusesWhere("return", { isOpen: true })} OR r.owes_refund = 1))
      WHEN 'objection' THEN EXISTS (SELECT 1 FROM returns r JOIN value_losses v ON v.return_id = r.id
        WHERE r.order_id = orders.id AND v.objected_at IS NOT NULL AND v.decision IS NULL)
      WHEN 'withdrawal' THEN EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = orders.id AND w.status IN ${caseStatusesWhere("withdrawal", { isOpen: true })})
      WHEN 'complaint' THEN EXISTS (SELECT 1 FROM complaints c WHERE c.order_id = orders.id AND c.status IN ${openStates})
      ELSE EXISTS (SELECT 1 FROM payment_findings f WHERE f.order_id = orders.id AND f.resolved_at IS NULL)
    END
    UNION ALL SELECT 'notice', id, NULL FROM withdrawals 
    WHERE status IN ${caseStatusesWhere("withdrawal", { waitsFor: "order" })} AND ${isAddress("receipt_email")(address)}
    UNION ALL SELECT 'complaint', id, NULL FROM complaints
    WHERE ${isTheirComplaint(address)} AND order_id IS NULL AND status IN ${openStates}
    UNION ALL SELECT 'file', kind, NULL FROM file_jobs
    WHERE ${isFileOfPeople} AND state IN (SELECT value FROM json_each(${working}))`;
}

/** What must end before a person can be erased. */
export async function readOpenMatters(db: Database, address: string): Promise<OpenMatter[]> {
  return statement<OpenMatter>(db, openMattersQuery(address));
}
