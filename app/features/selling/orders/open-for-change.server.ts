import { type SQL, sql } from "drizzle-orm";

import { orderStatusesWhere, paymentStatusesWhere } from "#app/db/status-sql.server.ts";

/** A label was booked, or asked for, of a parcel that is not sent: it names the goods and the address as they are. */
export const isBooked = sql<number>`EXISTS (SELECT 1 FROM parcel_bookings b WHERE b.id = orders.id || '@' || orders.updated_at
  AND NOT EXISTS (SELECT 1 FROM fulfilments f WHERE f.order_id = b.order_id AND b.tracking_id <> '' AND f.tracking_id = b.tracking_id))`;

/** A condition on `orders`: nothing of it was sent or is booked, so that where it goes can still change. */
export const isCorrectable: SQL = sql`status IN ${orderStatusesWhere({ canBeCorrected: true })} AND fulfilment = 'unfulfilled'
  AND NOT ${isBooked}`;

/** A condition on `orders`: what of it was not sent can still change, and no label was made for it. */
export const mayChangeItems: SQL = sql`status IN ${orderStatusesWhere({ inWarehouse: true })} AND holds_stock = 1 AND NOT ${isBooked}`;

/** A condition on `orders`: it is paid, nothing of it was sent, and its buyer is known, so that items can be added to its parcel. */
export const takesAdditions: SQL = sql`status IN ${orderStatusesWhere({ inWarehouse: true })} AND holds_stock = 1
  AND payment_status IN ${paymentStatusesWhere({ hasMoney: true })} AND fulfilment = 'unfulfilled' AND email <> ''`;
