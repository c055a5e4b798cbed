import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { parseShownVat, vatStatement } from "#app/features/shop/content/queries.server.ts";
import type { VatRule } from "#app/shared/vat.ts";

import {
  allRowsStatement,
  changedRowsStatement,
  changesStatement,
  fitsStatement,
  indexRows,
  mostNews,
  type NumberedRow,
} from "./index-statements.server.ts";
import { unpackProducts } from "./packed-products.ts";
import { type Change, ProductIndex, readRows, rememberedChanges } from "./product-index.ts";

/** A row of `filter_snapshots`. */
interface Part extends Change {
  part: number;
  parts: number;
  content: string;
}

/** What all is read from, and whether that was the snapshot. */
interface LoadedIndex {
  index: ProductIndex;
  isOfSnapshot: boolean;
}

const snapshotVersion = sql`(SELECT version FROM filter_snapshots WHERE part = 0)`;
const noSnapshot = sql`NOT EXISTS (SELECT 1 FROM filter_snapshots WHERE part = 0)`;

/**
 * The index as the database has it: a snapshot of a few rows, and what changed since. Without one, or when it is of no use, a row for
 * each product. One round trip, or two when a snapshot is of no use. Throws when D1 fails or the shop is too large for filters.
 */
export async function loadIndex(db: Database): Promise<LoadedIndex> {
  const from = sql`coalesce(${snapshotVersion}, (SELECT max(version) FROM filter_changes)) - ${rememberedChanges}`;
  const [parts, changes, changedRows, allRows, [size], sections] = await db.batch([
    statement<Part>(db, sql`SELECT part, parts, version, token, content FROM filter_snapshots ORDER BY part`),
    changesStatement(db, from),
    changedRowsStatement(db, snapshotVersion),
    allRowsStatement(db, noSnapshot),
    fitsStatement(db),
    vatStatement(db),
  ]);
  if (size?.fits !== 1) throw new Error("The shop has too many products for filters");
  const vat = parseShownVat(sections);
  if (parts[0]?.part !== 0) return { index: ofRows(allRows, changes, vat), isOfSnapshot: false };
  const index = ofSnapshot(parts, changes, changedRows, vat);
  return index ? { index, isOfSnapshot: true } : { index: await readWhole(db), isOfSnapshot: false };
}

async function readWhole(db: Database): Promise<ProductIndex> {
  const [changes, rows, sections] = await db.batch([
    changesStatement(db, sql`(SELECT max(version) FROM filter_changes) - ${rememberedChanges}`),
    allRowsStatement(db, sql`TRUE`),
    vatStatement(db),
  ]);
  return ofRows(rows, changes, parseShownVat(sections));
}

function ofRows(rows: readonly NumberedRow[], changes: readonly Change[], vat: VatRule): ProductIndex {
  return ProductIndex.of(readRows(indexRows(rows)), changes, vat);
}

/** Null when the snapshot is not whole, of another history or of an older release, and when too much changed since. */
function ofSnapshot(
  parts: readonly Part[],
  changes: readonly Change[],
  changedRows: readonly NumberedRow[],
  vat: VatRule,
): ProductIndex | null {
  const at = changes.findIndex(({ version, token }) => version === parts[0]?.version && token === parts[0].token);
  const news = changes.slice(at + 1);
  if (at < 0 || news.length > mostNews || !isWhole(parts)) return null;
  const known = unpackProducts(parts.map(({ content }) => content).join(""));
  if (!known) return null;
  const index = ProductIndex.of(known, changes.slice(0, at + 1), vat);
  return news.length === 0 ? index : index.after(indexRows(changedRows), news, vat);
}

/** Whether these are all parts of one snapshot. */
function isWhole(parts: readonly Part[]): boolean {
  return parts.every(
    ({ part, parts: count, version, token }, i) =>
      part === i && count === parts.length && version === parts[0]?.version && token === parts[0].token,
  );
}
