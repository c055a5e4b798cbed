import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import { allRowsStatement, fitsStatement, indexRows } from "./index-statements.server.ts";
import { loadIndex } from "./load-index.server.ts";
import { packProducts } from "./packed-products.ts";
import type { Change } from "./product-index.ts";

/** When so much changed since, a snapshot is written anew: it costs a row for each product, and each new isolate saves as much. */
const oldAfter = 200;
/** Bytes of one row: D1 takes rows of two million. About 14,000 products. */
const partLength = 1_000_000;

/** Writes the snapshot anew when much changed since, or when new isolates cannot begin with it. */
export async function refreshSnapshot(db: Database): Promise<void> {
  const [[size], [snapshot]] = await db.batch([
    fitsStatement(db),
    statement<{ age: number | null }>(
      db,
      sql`SELECT (SELECT max(version) FROM filter_changes) - (SELECT version FROM filter_snapshots WHERE part = 0) AS age`,
    ),
  ]);
  const age = snapshot?.age ?? Infinity;
  const isRecent = size?.fits === 1 && age <= oldAfter;
  if (isRecent && (await loadIndex(db)).isOfSnapshot) return;
  await writeSnapshot(db);
}

/** Writes the snapshot; a shop that is too large for filters has none. */
export async function writeSnapshot(db: Database): Promise<void> {
  const [[size], [at], rows] = await db.batch([
    fitsStatement(db),
    statement<Change>(db, sql`SELECT version, token FROM filter_changes ORDER BY version DESC LIMIT 1`),
    allRowsStatement(db, sql`TRUE`),
  ]);
  const text = size?.fits === 1 && at ? packProducts(indexRows(rows)) : "";
  const contents = Array.from({ length: Math.ceil(text.length / partLength) }, (_, part) =>
    text.slice(part * partLength, (part + 1) * partLength),
  );
  await db.batch([
    statement(db, sql`DELETE FROM filter_snapshots`),
    ...contents.map((content, part) =>
      statement(
        db,
        sql`INSERT INTO filter_snapshots (part, parts, version, token, content)
          VALUES (${part}, ${contents.length}, ${at?.version}, ${at?.token}, ${content})`,
      ),
    ),
  ]);
}
