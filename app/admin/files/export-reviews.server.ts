import { and, asc, eq, gt } from "drizzle-orm";

import { reviews } from "#app/db/schema/customers.server.ts";
import { reviewStatuses } from "#app/shared/states.ts";

import { yesNoCell } from "./cells.ts";
import type { ExportKind } from "./export-kind.server.ts";
import { reviewColumns } from "./review-columns.ts";

/** Reviews, those that wait and those that were declined among them, in Judge.me's columns. */
export const reviewExport: ExportKind = {
  columns: reviewColumns,
  size: 500,
  page: async (db, { after, size, filter }) => {
    const status = reviewStatuses.find((known) => known === filter.status);
    const rows = await db
      .select()
      .from(reviews)
      .where(and(gt(reviews.id, after), status && eq(reviews.status, status)))
      .orderBy(asc(reviews.id))
      .limit(size);
    return {
      rows: rows.map((review) => [
        review.title,
        review.comment,
        String(review.rating),
        review.createdAt,
        review.name,
        review.email,
        review.productId,
        review.location,
        review.status,
        yesNoCell.write(review.isVerified),
        review.importedFrom ?? "",
        review.id,
      ]),
      last: rows.at(-1)?.id ?? null,
      things: rows.length,
    };
  },
};
