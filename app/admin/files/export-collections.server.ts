import { asc, getTableColumns, gt, sql } from "drizzle-orm";

import { staffCollections } from "#app/db/schema/collections.server.ts";
import { conditionText } from "#app/features/catalogue/collections/conditions.ts";
import { conditionFields } from "#app/shared/collection-rules.ts";

import { flagCell, htmlCell, pictureCell } from "./cells.ts";
import type { ExportKind } from "./export-kind.server.ts";

/** The collections that staff made, in the order of their ids, with the handles of the products that shoppers see in each. */
export const collectionExport: ExportKind = {
  columns: [
    "Handle",
    "Title",
    "Body (HTML)",
    "Image Src",
    "SEO Title",
    "SEO Description",
    "Sort Order",
    "Published",
    "Must Match",
    "Conditions",
    "Products",
  ],
  size: 50,
  page: async (db, { after, size }, { origin }) => {
    const rows = await db
      .select({
        ...getTableColumns(staffCollections),
        products: sql<string>`coalesce((SELECT group_concat(product_id, ', ') FROM product_facets
          WHERE facet = 'c:' || staff_collections.id), '')`,
      })
      .from(staffCollections)
      .where(gt(staffCollections.id, after))
      .orderBy(asc(staffCollections.id))
      .limit(size);
    return {
      rows: rows.map((row) => [
        row.handle,
        row.title,
        htmlCell.write(row.text),
        row.picture === null ? "" : pictureCell(origin).write(row.picture),
        row.seoTitle ?? "",
        row.seoDescription ?? "",
        row.sort,
        flagCell.write(row.published),
        row.kind === "hand" ? "" : row.match,
        row.kind === "hand"
          ? ""
          : row.conditions
              .map((condition) => `${conditionFields[condition.field]} ${conditionText(condition)}`)
              .join("; "),
        row.products,
      ]),
      last: rows.at(-1)?.id ?? null,
      things: rows.length,
    };
  },
};
