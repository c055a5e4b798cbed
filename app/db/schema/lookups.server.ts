import { sqliteTable, text } from "drizzle-orm/sqlite-core";

import { currencies } from "../../shared/currencies.ts";

/*
 * The closed lists that money and stock depend on, one row a value, so that no statement can write another one. The lists themselves
 * are in shared/states.ts; a new value is one INSERT in a migration. SQLite cannot change a CHECK of a table that is there.
 */

export const orderStatusTable = sqliteTable("order_statuses", { id: text("id").primaryKey() });
export const paymentStatusTable = sqliteTable("payment_statuses", { id: text("id").primaryKey() });
export const paymentAttemptStatusTable = sqliteTable("payment_attempt_statuses", { id: text("id").primaryKey() });
export const refundStatusTable = sqliteTable("refund_statuses", { id: text("id").primaryKey() });
export const stockReasonTable = sqliteTable("stock_reasons", { id: text("id").primaryKey() });
export const currencyTable = sqliteTable("currencies", { id: text("id").primaryKey() });

/** The currency of an amount beside it. */
export const currency = () =>
  text("currency", { enum: currencies })
    .notNull()
    .references(() => currencyTable.id);
