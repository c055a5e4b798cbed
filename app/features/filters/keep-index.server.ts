import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { parseShownVat, vatStatement } from "#app/features/configuration/queries.server.ts";

import { type FilterRow, filterRowColumns, rowText } from "./filter-rows.server.ts";
import { type Change, ProductIndex, rememberedChanges } from "./product-index.ts";

/** A shop with more products has no filters: at about half a kilobyte each, this is what an isolate can well hold. */
const mostProducts = 50_000;
/** For how long a database that is behind is taken for a replica, in milliseconds; after that, for one that was restored. */
const behindMs = 60_000;
/** How long to wait for another request's load, in milliseconds: the one that began it may have been given up. */
const sharedLoadMs = 1_000;

/** When more is new than this, all is read again: following costs more than half of that, and is done by each request for itself. */
const mostNews = 2_000;
/** After so many changes all is read again, which lets go of what was parsed for products that changed since. */
const mostFollowed = 10_000;

/** The index of this isolate, which every request follows to the state of its own database. */
let kept: ProductIndex | null = null;
let loading: Promise<ProductIndex> | null = null;

/** The index as this isolate knows it; loaded when there is none, once for parallel requests. Throws when D1 fails or holds too much. */
export async function knownIndex(db: Database): Promise<ProductIndex> {
  if (kept) return kept;
  if (loading) {
    const late = new Promise<null>((resolve) => setTimeout(resolve, sharedLoadMs, null));
    const shared = await Promise.race([loading.catch(() => null), late]);
    if (shared) return shared;
  }
  return loadIndex(db);
}

/** Forgets the index, as a new isolate would not know it. */
export function forgetIndex(): void {
  kept = null;
  loading = null;
}

function loadIndex(db: Database): Promise<ProductIndex> {
  const load = readIndex(db).then((index) => (kept = index));
  loading = load;
  const done = () => {
    if (loading === load) loading = null;
  };
  load.then(done, done);
  return load;
}

async function readIndex(db: Database): Promise<ProductIndex> {
  const fits = sql`(SELECT total FROM row_counts WHERE name = 'products') <= ${mostProducts}`;
  const [changes, rows, [size], sections] = await db.batch([
    statement<Change>(
      db,
      sql`SELECT version, token FROM (SELECT version, token FROM filter_changes ORDER BY version DESC
        LIMIT ${rememberedChanges}) ORDER BY version`,
    ),
    statement<FilterRow>(
      db,
      sql`SELECT f.product_id AS id, ${filterRowColumns} FROM filter_products f WHERE ${fits} AND f.summary IS NOT ''`,
    ),
    statement<{ fits: number }>(db, sql`SELECT ${fits} AS fits`),
    vatStatement(db),
  ]);
  if (size?.fits !== 1) throw new Error("The shop has too many products for filters");
  return ProductIndex.of(texts(rows), changes, parseShownVat(sections));
}

/** Reads what a database has that an index does not know, for the batch of what depends on it. */
export function newsStatements(db: Database, { at }: ProductIndex) {
  return [
    statement<Change>(
      db,
      sql`SELECT version, token FROM filter_changes
        WHERE version >= min(${at.version}, (SELECT max(version) FROM filter_changes)) ORDER BY version LIMIT ${mostNews + 2}`,
    ),
    statement<FilterRow>(
      db,
      sql`SELECT c.product_id AS id, ${filterRowColumns}
        FROM (SELECT DISTINCT product_id FROM
          (SELECT product_id FROM filter_changes WHERE version > ${at.version} ORDER BY version LIMIT ${mostNews})) c
        LEFT JOIN filter_products f ON f.product_id = c.product_id`,
    ),
    vatStatement(db),
  ] as const;
}

/** What `newsStatements` read. */
type News = readonly [Change[], FilterRow[], { section: string; content: unknown }[]];

/**
 * The index as the database has it that told this news: the same one when nothing is new, and when the database is a replica that
 * has not seen all of it yet. Read whole when it is another history, after a restore, and when too much is new. Throws when D1 fails.
 */
export async function followedIndex(db: Database, index: ProductIndex, news: News): Promise<ProductIndex> {
  const [changes, rows, sections] = news;
  const [first] = changes;
  const now = Date.now();
  if (first?.version === index.at.version && first.token === index.at.token) {
    index.confirmedAt = now;
    const vat = parseShownVat(sections);
    const isSameVat = vat.mode === index.vat.mode && vat.rateHundredths === index.vat.rateHundredths;
    const count = changes.length - 1;
    if (count === 0 && isSameVat) return index;
    if (count > mostNews || index.followed + count > mostFollowed) return loadIndex(db);
    return keep(index.after(texts(rows), changes.slice(1), vat));
  }
  const isBehind = first !== undefined && first.version < index.at.version && index.remembers(first);
  if (isBehind && now - index.confirmedAt < behindMs) return index;
  return loadIndex(db);
}

/** Keeps an index for the next request, unless another request was faster to see more. */
function keep(index: ProductIndex): ProductIndex {
  if (kept === null || kept.at.version <= index.at.version) kept = index;
  return index;
}

function texts(rows: readonly FilterRow[]): { id: string; text: string }[] {
  return rows.map((row) => ({ id: row.id, text: rowText(row) }));
}
