import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";

import { orderStatusesWhere, orderStatusLiteral, paymentStatusesWhere } from "./status-sql.server.ts";

const written = (query: ReturnType<typeof sql>) => new SQLiteSyncDialect().sqlToQuery(query);

it("lists the statuses with a fact as literals, in the order of the table", () => {
  expect(written(sql`status IN ${orderStatusesWhere({ inWarehouse: true })}`)).toMatchObject({
    sql: "status IN ('pending', 'processing')",
    params: [],
  });
  expect(written(paymentStatusesWhere({ hasMoney: true })).sql).toBe("('paid', 'partially-refunded')");
});

it("lists those that have all of several facts, and none when no status has", () => {
  expect(written(orderStatusesWhere({ isUnderWay: true, inWarehouse: false })).sql).toBe("('shipped')");
  expect(written(orderStatusesWhere({ isDelivered: true, isCancelled: true })).sql).toBe("()");
});

it("writes one status as a literal", () => {
  expect(written(orderStatusLiteral("shipped"))).toMatchObject({ sql: "'shipped'", params: [] });
});
