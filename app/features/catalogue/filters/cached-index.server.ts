import { sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { parseShownVat, vatStatement } from "#app/features/shop/content/queries.server.ts";

import {
  changedRowsStatement,
  changesStatement,
  indexRows,
  mostNews,
  type NumberedRow,
} from "./index-statements.server.ts";
import { loadIndex } from "./load-index.server.ts";
import type { Change, ProductIndex } from "./product-index.ts";

/** For how long a database that is behind is taken for a replica, in milliseconds; after that, for one that was restored. */
const behindMs = 60_000;
/** How long to wait for another request's load, in milliseconds: the one that began it may have been given up. */
const sharedLoadMs = 1_000;

/** After so many changes all is read again, which evicts what was parsed for products that changed since. */
const maxUpdates = 10_000;

/** The index of this isolate, which every request brings up to the state of its own database. */
let cached: ProductIndex | null = null;
let loading: Promise<ProductIndex> | null = null;

/** The index as this isolate knows it; loaded when there is none, once for parallel requests. Throws when D1 fails or holds too much. */
export async function knownIndex(db: Database): Promise<ProductIndex> {
  if (cached) return cached;
  if (loading) {
    const late = new Promise<null>((resolve) => setTimeout(resolve, sharedLoadMs, null));
    const shared = await Promise.race([loading.catch(() => null), late]);
    if (shared) return shared;
  }
  return load(db);
}

/** Forgets the index, as a new isolate would not know it. */
export function forgetIndex(): void {
  cached = null;
  loading = null;
}

function load(db: Database): Promise<ProductIndex> {
  const loaded = loadIndex(db).then(({ index }) => (cached = index));
  loading = loaded;
  const done = () => {
    if (loading === loaded) loading = null;
  };
  loaded.then(done, done);
  return loaded;
}

/** Reads what a database has that an index does not know, for the batch of what depends on it. */
export function newsStatements(db: Database, { at }: ProductIndex) {
  const newest = sql`(SELECT max(version) FROM filter_changes)`;
  return [
    changesStatement(db, sql`min(${at.version}, ${newest})`),
    changedRowsStatement(db, sql`${at.version}`),
    vatStatement(db),
  ] as const;
}

/** What `newsStatements` read. */
type News = readonly [Change[], NumberedRow[], { section: string; content: unknown }[]];

/**
 * The index as the database has it that told this news: the same one when nothing is new, and when the database is a replica that
 * has not seen all of it yet. Read whole when it is another history, after a restore, and when too much is new.
 */
export async function updatedIndex(db: Database, index: ProductIndex, news: News): Promise<ProductIndex> {
  const [changes, rows, sections] = news;
  const [first] = changes;
  const now = Date.now();
  if (first?.version === index.at.version && first.token === index.at.token) {
    index.confirmedAt = now;
    const vat = parseShownVat(sections);
    const isSameVat = vat.mode === index.vat.mode && vat.rateHundredths === index.vat.rateHundredths;
    const count = changes.length - 1;
    if (count === 0 && isSameVat) return index;
    if (count > mostNews || index.followed + count > maxUpdates) return load(db);
    return cache(index.after(indexRows(rows), changes.slice(1), vat));
  }
  const isBehind = first !== undefined && first.version < index.at.version && index.remembers(first);
  if (isBehind && now - index.confirmedAt < behindMs) return index;
  return load(db);
}

/** Caches an index for the next request, unless another request was faster to see more. */
function cache(index: ProductIndex): ProductIndex {
  if (cached === null || cached.at.version <= index.at.version) cached = index;
  return index;
}
