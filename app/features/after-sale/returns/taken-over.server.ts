import { type SQL, sql } from "drizzle-orm";

/** The return `t` of the notice of withdrawal that ended an exchange: its parcel counts for that one. As a FROM clause. */
export const returnThatTookOver = (returnId: SQL) =>
  sql`FROM exchanges x JOIN returns t ON t.withdrawal_id = x.ended_by WHERE x.return_id = ${returnId} AND x.ended_by IS NOT NULL`;
