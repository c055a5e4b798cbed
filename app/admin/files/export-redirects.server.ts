import { asc, gt } from "drizzle-orm";

import { redirects } from "#app/db/schema/redirects.server.ts";

import type { ExportKind } from "./export-kind.server.ts";

/** The columns of Shopify's file of redirects. */
export const redirectColumns = ["Redirect from", "Redirect to"] as const;

/** All redirects, in the order of their old paths. */
export const redirectExport: ExportKind = {
  columns: redirectColumns,
  size: 500,
  page: async (db, { after, size }) => {
    const rows = await db
      .select()
      .from(redirects)
      .where(gt(redirects.fromPath, after))
      .orderBy(asc(redirects.fromPath))
      .limit(size);
    return {
      rows: rows.map(({ fromPath, toAddress }) => [fromPath, toAddress]),
      last: rows.at(-1)?.fromPath ?? null,
      things: rows.length,
    };
  },
};
