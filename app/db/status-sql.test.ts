import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";

import { caseStatuses, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { orderStatuses, orderStatusFacts, paymentStatuses, paymentStatusFacts } from "#app/shared/order-statuses.ts";

import {
  caseStatusesWhere,
  caseStatusLiteral,
  orderStatusesWhere,
  orderStatusLiteral,
  paymentStatusesWhere,
} from "./status-sql.server.ts";

const written = (query: ReturnType<typeof sql>) => new SQLiteSyncDialect().sqlToQuery(query);

const listOf = (statuses: readonly string[]) => `(${statuses.map((status) => `'${status}'`).join(", ")})`;

it("lists the statuses with a fact as literals, in the order of the table", () => {
  const inWarehouse = orderStatuses.filter((status) => orderStatusFacts[status].inWarehouse);
  expect(inWarehouse.length).toBeGreaterThan(1);
  expect(written(sql`status IN ${orderStatusesWhere({ inWarehouse: true })}`)).toMatchObject({
    sql: `status IN ${listOf(inWarehouse)}`,
    params: [],
  });
  const withMoney = paymentStatuses.filter((status) => paymentStatusFacts[status].hasMoney);
  expect(written(paymentStatusesWhere({ hasMoney: true })).sql).toBe(listOf(withMoney));
});

it("lists those that have all of several facts, and none when no status has", () => {
  const sent = orderStatuses.filter((status) => {
    const { isUnderWay, inWarehouse } = orderStatusFacts[status];
    return isUnderWay && !inWarehouse;
  });
  expect(sent).toContain("shipped");
  expect(written(orderStatusesWhere({ isUnderWay: true, inWarehouse: false })).sql).toBe(listOf(sent));
  expect(written(orderStatusesWhere({ isDelivered: true, isCancelled: true })).sql).toBe("()");
});

it("writes one status as a literal", () => {
  expect(written(orderStatusLiteral("shipped"))).toMatchObject({ sql: "'shipped'", params: [] });
});

it("does the same for the statuses of cases, also by what they wait for", () => {
  const open = caseStatuses("withdrawal").filter((status) => withdrawalStatusFacts[status].isOpen);
  expect(written(caseStatusesWhere("withdrawal", { isOpen: true })).sql).toBe(listOf(open));
  expect(written(caseStatusesWhere("complaint", { waitsFor: "buyer" })).sql).toBe("('waiting')");
  expect(written(caseStatusLiteral("exchange", "held"))).toMatchObject({ sql: "'held'", params: [] });
});
