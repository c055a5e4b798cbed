import { eq, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { agentOrders } from "#app/db/schema/checkout-sessions.server.ts";
import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";

/**
 * Notes that an order was placed by the link of an agent's session, in that order's batch: through which agent, and what that had been
 * shown. A session counts once, in its time, and for an order of something that it asked for; any other order is placed as it is. Also
 * when its agent has canceled it since, so that staff see the truth.
 */
export function noteAgentStatements(db: Database, linkToken: string, orderId: string, now: Date) {
  const time = now.toISOString();
  return [
    statement(
      db,
      sql`INSERT INTO agent_orders (order_id, session_id, agent_profile, agent_name, terms_version, information_version, told_total_ore, is_as_told, created_at)
        SELECT ${orderId}, s.id, s.agent_profile, s.agent_name, s.terms_version, s.information_version, s.told_total_ore,
          (SELECT total_ore FROM orders WHERE id = ${orderId}) = s.told_total_ore
            AND (SELECT count(*) FROM order_lines WHERE order_id = ${orderId}) = json_array_length(s.asked, '$.lines')
            AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = ${orderId} AND NOT EXISTS (SELECT 1 FROM json_each(s.asked, '$.lines') asked
              WHERE asked.value ->> 'variantId' = l.variant_id AND asked.value ->> 'quantity' = l.quantity)),
          ${time}
        FROM checkout_sessions s WHERE s.link_token = ${linkToken} AND s.expires_at > ${time}
          AND EXISTS (SELECT 1 FROM order_lines l, json_each(s.asked, '$.lines') asked
            WHERE l.order_id = ${orderId} AND l.variant_id = asked.value ->> 'variantId')
          AND NOT EXISTS (SELECT 1 FROM orders o
            WHERE o.id = s.placed_order_id AND (o.status NOT IN ${orderStatusesWhere({ isCancelled: true })}
              OR o.payment_status IN ${paymentStatusesWhere({ wasPaid: true })}))`,
    ),
    statement(
      db,
      sql`UPDATE checkout_sessions SET placed_order_id = ${orderId}
        WHERE changes() > 0 AND link_token = ${linkToken}`,
    ),
  ] as const;
}

/** Through which agent an order came, as a statement for a batch. */
export function agentOfOrderStatement(db: Database, orderId: string) {
  return db.select().from(agentOrders).where(eq(agentOrders.orderId, orderId));
}
