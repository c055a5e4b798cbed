import { inArray, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { importedOrders } from "#app/db/schema/imported-orders.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { fromStored, type ImportedOrder } from "#app/features/selling/order-history/imported-order.ts";
import {
  addImportedOrder,
  replaceImportedOrder,
} from "#app/features/selling/order-history/save-imported-order.server.ts";

import {
  type ApplyOutcome,
  cellChanges,
  changedSince,
  type ImportKind,
  type PlanContext,
  type Planned,
} from "./import-kind.server.ts";
import { importedOrderCells, importedOrderColumns } from "./imported-order-columns.ts";
import { readImportedOrder } from "./read-imported-order.ts";
import type { SourceRow } from "./source-rows.ts";

/** Part of the street, which is kept. */
const repeated = ["shipping address1", "shipping address2", "billing address1", "billing address2"];

/** Orders of another shop, found by their number, as history. Orders of this shop stay as they are. */
export const orderImport: ImportKind = {
  keyColumn: "Name",
  required: ["Name", "Created at", "Total", "Lineitem name"],
  columns: importedOrderColumns,
  isKnown: (column) => repeated.includes(column.toLowerCase()),
  plan: async (groups, context) => {
    const entries = groups.flatMap(([first, ...rest]) =>
      first ? [{ first, read: readImportedOrder([first, ...rest]) }] : [],
    );
    const known = await readKnown(
      context.shop.db,
      entries.map(({ first }) => first.get("Name")),
    );
    return entries.map(({ first, read }): Planned => {
      const { line } = first;
      const name = first.get("Name");
      if (read.kind === "refused") return { verdict: "broken", line, name, reason: read.reason };
      const own = known.own.get(name);
      if (own === first.get("Id")) return { verdict: "unchanged", line, key: name, name };
      if (own !== undefined)
        return { verdict: "broken", line, name, reason: "This shop has an order of its own with this number" };
      return planOf(first, read.order, known.imported.get(name.toLowerCase()), context);
    });
  },
};

type Stored = typeof importedOrders.$inferSelect;

async function readKnown(db: Database, numbers: readonly string[]) {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`;
  const [own, imported] = await db.batch([
    db.select({ id: orders.id, number: orders.orderNumber }).from(orders).where(inArray(orders.orderNumber, wanted)),
    db
      .select()
      .from(importedOrders)
      .where(sql`${importedOrders.number} COLLATE NOCASE IN ${wanted}`),
  ]);
  return {
    own: new Map(own.map(({ id, number }) => [number, id])),
    imported: new Map(imported.map((order) => [order.number.toLowerCase(), order])),
  };
}

function planOf({ line }: SourceRow, order: ImportedOrder, current: Stored | undefined, context: PlanContext): Planned {
  const { shop, actor, now } = context;
  const thing = { line, key: order.number, name: [order.number, order.name].filter((text) => text !== "").join(", ") };
  const before = current ? importedOrderCells(fromStored(current)) : new Map<string, string>();
  const changes = cellChanges(before, importedOrderCells(order));
  if (!current) {
    const apply = async (): Promise<ApplyOutcome> =>
      (await addImportedOrder(shop.db, order, actor, now))
        ? { kind: "applied" }
        : { kind: "refused", reason: changedSince };
    return { ...thing, verdict: "created", version: null, changes, apply };
  }
  if (changes.length === 0) return { ...thing, verdict: "unchanged" };
  const { id } = current;
  const apply = async (): Promise<ApplyOutcome> =>
    (await replaceImportedOrder(shop.db, { id, order }, actor, now))
      ? { kind: "applied" }
      : { kind: "refused", reason: changedSince };
  return { ...thing, verdict: "changed", version: current.importedAt, changes, apply };
}
