import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { addImportedReview } from "#app/features/catalogue/reviews/add-imported-review.server.ts";

import { cellChanges, type ImportKind, type PlanContext, type Planned } from "./import-kind.server.ts";
import { type ReadReview, readReview } from "./read-review.ts";
import { reviewIdColumn, reviewParts } from "./review-columns.ts";
import type { SourceRow } from "./source-rows.ts";

/** What only our own file says: it can't be brought in by anybody. */
const own = ["location", "Status", "Verified Buyer"].map((column) => column.toLowerCase());

/** Reviews of other services, each found again by what it says. They come in unpublished and unverified, and never twice. */
export const reviewImport: ImportKind = {
  // No file has it: each row is a review.
  keyColumn: "Review Key",
  required: ["rating"],
  columns: [...Object.values(reviewParts).flat(), "Imported From", reviewIdColumn],
  isKnown: (column, _text, fileColumns) => own.includes(column.toLowerCase()) && fileColumns.includes(reviewIdColumn),
  plan: async (groups, context) => {
    const { db } = context.shop;
    const rows = await Promise.all(groups.flat().map((row) => entryOf(row, context.now)));
    const [products, keys, ids] = await known(
      db,
      rows.flatMap((entry) => ("review" in entry ? [entry] : [])),
    );
    return rows.map((entry): Planned => {
      if (!("review" in entry)) return entry;
      const { id, key, line, review } = entry;
      const name = `${review.name}, ${review.productId}`;
      if (keys.has(key) || ids.has(id)) return { verdict: "unchanged", line, key, name };
      if (!products.has(review.productId))
        return { verdict: "broken", line, name, reason: "No product has this handle. Import the products first" };
      return { ...planOf({ key, review }, context), line, name, notes: entry.notes };
    });
  },
};

async function entryOf(row: SourceRow, now: Date) {
  const { line } = row;
  const broken = (reason: string) => ({ verdict: "broken" as const, line, name: row.get("title"), reason });
  if (row.problem) return broken(row.problem);
  const read = readReview(row, now);
  if (read.kind === "refused") return broken(read.reason);
  return { line, id: row.get(reviewIdColumn), key: await keyOf(read.review), review: read.review, notes: read.notes };
}

/** The key of a review: the same for the same words of the same person about the same product. */
async function keyOf({ productId, email, name, rating, title, comment, createdAt }: ReadReview): Promise<string> {
  const text = JSON.stringify([productId, email, name, rating, title, comment, createdAt]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `import:${[...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The products that reviews are about, and the keys and ids of those that are here already. */
async function known(
  db: Database,
  entries: readonly { id: string; key: string; review: ReadReview }[],
): Promise<[Set<string>, Set<string>, Set<string>]> {
  const list = (texts: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(texts)}))`;
  const found = await db.batch([
    statement<{ id: string }>(
      db,
      sql`SELECT id FROM products WHERE archived_at IS NULL AND id IN ${list(entries.map(({ review }) => review.productId))}`,
    ),
    statement<{ id: string }>(
      db,
      sql`SELECT upload_key AS id FROM reviews WHERE upload_key IN ${list(entries.map(({ key }) => key))}`,
    ),
    statement<{ id: string }>(db, sql`SELECT id FROM reviews WHERE id IN ${list(entries.map(({ id }) => id))}`),
  ]);
  const [products, keys, ids] = found.map((rows) => new Set(rows.map(({ id }) => id)));
  return [products ?? new Set(), keys ?? new Set(), ids ?? new Set()];
}

function planOf({ key, review }: { key: string; review: ReadReview }, { shop, now }: PlanContext) {
  const cells = new Map([
    ["Product", review.productId],
    ["Stars", String(review.rating)],
    ["Title", review.title],
    ["Text", review.comment],
    ["Name", review.name],
    ["Written", review.createdAt],
    ["Shown as", `Unverified, from ${review.importedFrom}`],
  ]);
  return {
    verdict: "created" as const,
    key,
    version: null,
    changes: cellChanges(new Map(), cells),
    apply: async () =>
      (await addImportedReview(shop.db, { key, ...review }, now))
        ? { kind: "applied" as const }
        : { kind: "refused" as const, reason: "Someone deleted the product" },
  };
}
