import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { caseStatusesWhere } from "#app/db/status-sql.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { returnAddressOf } from "#app/features/shop/markets/return-address.server.ts";
import type { ExchangeStatus, ReturnStatus } from "#app/shared/case-statuses.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { sizeName, withSizeName } from "#app/shared/size-name.ts";

/** An exchange with what its e-mails and staff say of it. Amounts in öre. */
export interface ExchangeFacts {
  returnId: string;
  number: string;
  orderId: string;
  orderNumber: string;
  orderLineId: string;
  currency: Currency;
  name: string;
  /** What comes back, and what is sent for it. */
  fromColor: string;
  fromSize: string;
  color: string;
  size: string;
  quantity: number;
  /** Units of it that came back so far. */
  received: number;
  /** Units of it that are here after it ended, neither refunded nor counted for a notice of withdrawal. */
  unsettled: number;
  /** The notice of withdrawal that ended it. */
  endedBy: string | null;
  differenceOre: number;
  status: ExchangeStatus;
  returnStatus: ReturnStatus;
  heldUntil: string;
  fulfilmentId: string | null;
  carrier: string | null;
  trackingId: string | null;
  /** Where goods of its order's market go back to, in lines; null for the shop's own address. */
  returnAddress: string | null;
}

/** An exchange by its return's id; null when there is none. */
export async function readExchange(db: Database, returnId: string): Promise<ExchangeFacts | null> {
  const [found] = await statement<ExchangeFacts>(
    db,
    sql`SELECT e.return_id AS returnId, r.number, o.id AS orderId, o.order_number AS orderNumber,
      l.id AS orderLineId, o.currency, l.name,
      ${localColor(sql`coalesce(before.color, l.color)`)} AS fromColor, coalesce(before.size, l.size) AS fromSize,
      ${localColor(sql`e.color`)} AS color, e.size, e.quantity,
      (SELECT coalesce(sum(u.quantity), 0) FROM received_units u WHERE u.return_id = e.return_id) AS received,
      coalesce((SELECT u.quantity FROM units_of_ended_exchanges u WHERE u.return_id = e.return_id), 0) AS unsettled,
      e.ended_by AS endedBy, e.difference_ore AS differenceOre, e.status, r.status AS returnStatus, e.held_until AS heldUntil,
      e.fulfilment_id AS fulfilmentId, f.carrier, f.tracking_id AS trackingId,
      ${returnAddressOf(sql`o.market`)} AS returnAddress
    FROM exchanges e JOIN returns r ON r.id = e.return_id JOIN orders o ON o.id = r.order_id
      JOIN order_lines l ON l.id = e.order_line_id LEFT JOIN fulfilments f ON f.id = e.fulfilment_id
      LEFT JOIN exchanges before ON before.return_id = (SELECT b.return_id FROM exchanges b JOIN returns br ON br.id = b.return_id
        WHERE b.order_line_id = e.order_line_id AND b.status IN ${caseStatusesWhere("exchange", { isSent: true })} AND br.created_at < r.created_at
        ORDER BY br.created_at DESC LIMIT 1)
    WHERE e.return_id = ${returnId}`,
  );
  return found ? { ...withSizeName(found), fromSize: sizeName(found.fromSize) } : null;
}

/** The return `t` of the notice of withdrawal that ended an exchange: its parcel counts for that one. As a FROM clause. */
export const returnThatTookOver = (returnId: SQL) =>
  sql`FROM exchanges x JOIN returns t ON t.withdrawal_id = x.ended_by WHERE x.return_id = ${returnId} AND x.ended_by IS NOT NULL`;
