import { asc, gt } from "drizzle-orm";

import { discountCodes } from "#app/db/schema/customers.server.ts";

import { discountCells, discountColumns } from "./discount-columns.ts";
import type { ExportKind } from "./export-kind.server.ts";

/** All discounts, those that apply by themselves among them, in the order of their codes. */
export const discountExport: ExportKind = {
  columns: discountColumns,
  size: 500,
  page: async (db, { after, size }) => {
    const rows = await db
      .select()
      .from(discountCodes)
      .where(gt(discountCodes.code, after))
      .orderBy(asc(discountCodes.code))
      .limit(size);
    return {
      rows: rows.map((code) => [...discountCells(code).values()]),
      last: rows.at(-1)?.code ?? null,
      things: rows.length,
    };
  },
};
