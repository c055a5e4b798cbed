import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { isMarked, restoreMarker } from "#app/db/find-schema-faults.server.ts";

import { quoted, readDatabaseSchema, type Table } from "./database-schema.ts";
import {
  type Manifest,
  manifestFile,
  manifestSchema,
  objectFile,
  type ObjectEntry,
  type TableEntry,
  tableFile,
} from "./manifest.ts";
import type { ShopStores } from "./open-shop.ts";
import { hashRows, insertRows, maxChunkBytes, type Row } from "./table-rows.ts";

const statementsAtOnce = 40;

/** Reads a backup's manifest. Throws when the folder is no whole backup, or a file of it is not as it was written. */
export async function readBackup(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestFile), "utf8")));
  } catch (error) {
    throw new Error(`${folder} is not a whole backup: it has no readable ${manifestFile}.`, { cause: error });
  }
  const files = [
    ...manifest.tables.map(({ name, hash }) => ({ file: tableFile(name), hash })),
    ...manifest.objects.map(({ hash }) => ({ file: objectFile(hash), hash })),
  ];
  for (const { file, hash } of files) {
    if ((await hashOfFile(join(folder, file))) !== hash)
      throw new Error(`${file} of the backup is damaged: it is not as it was written.`);
  }
  return manifest;
}

/** What a restore would overwrite: nothing, a shop, or what a restore left that was interrupted, which may be overwritten. */
export async function whatIsThere({ DB, MEDIA }: ShopStores): Promise<"nothing" | "a shop" | "half a restore"> {
  if (await isMarked(DB)) return "half a restore";
  const [{ tables }, { objects }] = await Promise.all([readDatabaseSchema(DB), MEDIA.list({ limit: 1 })]);
  return tables.length > 0 || objects.length > 0 ? "a shop" : "nothing";
}

/** Closes a shop until a restore has ended: its Worker serves nothing and runs no job while the mark is there. */
export async function markRestore(db: D1Database): Promise<void> {
  await db
    .prepare(`CREATE TABLE IF NOT EXISTS ${restoreMarker} (begun_at TEXT DEFAULT CURRENT_TIMESTAMP) STRICT`)
    .run();
}

/** The table of the migrations that have run, whose rows come last: a shop without them serves nothing, with or without the mark. */
const migrationsTable = "d1_migrations";

/**
 * Puts a backup that `readBackup` has checked into an empty database and bucket, and compares both with the manifest. Rows go in
 * before triggers exist, so that nothing is counted, moved or searched twice. Empties the cache. Until all is there the shop is
 * marked. Throws when D1, R2 or KV fails, and when what is there afterwards is not what was backed up.
 */
export async function restore(stores: ShopStores, folder: string, manifest: Manifest): Promise<void> {
  const { DB, MEDIA, CONFIG_CACHE } = stores;
  const putRows = async (entry: TableEntry) => {
    for await (const rows of readChunks(join(folder, tableFile(entry.name))))
      await insertRows(DB, tableOf(entry), rows);
  };
  await markRestore(DB);
  await runAll(DB, manifest.schema.tables);
  for (const { table, name, value } of manifest.searchSettings) {
    // D1 binds a number as a real one, which a full-text table does not take as a setting.
    const setting = typeof value === "number" ? "CAST(? AS INTEGER)" : "?";
    await DB.prepare(`INSERT INTO ${quoted(table)} (${quoted(table)}, rank) VALUES (?, ${setting})`)
      .bind(name, value)
      .run();
  }
  for (const entry of manifest.tables) if (entry.name !== migrationsTable) await putRows(entry);
  await runAll(DB, manifest.schema.rest);
  const sequences = manifest.sequences.flatMap(({ name, seq }) => [
    DB.prepare("DELETE FROM sqlite_sequence WHERE name = ?").bind(name),
    DB.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").bind(name, seq),
  ]);
  if (sequences.length > 0) await DB.batch(sequences);
  for (const entry of manifest.objects) await putObject(MEDIA, folder, entry);
  await emptyCache(CONFIG_CACHE);
  for (const entry of manifest.tables) if (entry.name === migrationsTable) await putRows(entry);
  await compareWithBackup(stores, manifest);
  await DB.prepare(`DROP TABLE ${restoreMarker}`).run();
}

/** Throws unless tables and objects are those of a backup, naming each that differs. */
export async function compareWithBackup({ DB, MEDIA }: ShopStores, manifest: Manifest): Promise<void> {
  const differences: string[] = [];
  for (const entry of manifest.tables) {
    const { rows, hash } = await hashRows(DB, tableOf(entry));
    if (rows !== entry.rows) differences.push(`${entry.name} has ${rows} rows in place of ${entry.rows}`);
    else if (hash !== entry.hash) differences.push(`${entry.name} has other rows`);
  }
  for (const { key, hash } of manifest.objects) {
    const object = await MEDIA.get(key);
    const bytes = object && new Uint8Array(await object.arrayBuffer());
    if (!bytes || createHash("sha256").update(bytes).digest("hex") !== hash) differences.push(`${key} differs`);
  }
  const { results } = await DB.prepare("PRAGMA foreign_key_check").all<{ table: string }>();
  differences.push(...new Set(results.map(({ table }) => `${table} refers to rows that are not there`)));
  if (differences.length > 0) throw new Error(`The shop is not as it was backed up: ${differences.join("; ")}.`);
}

/** Deletes every table and object of a shop, which is marked from before the first to the end of the restore that follows. */
export async function deleteEverything({ DB, MEDIA }: ShopStores): Promise<void> {
  await markRestore(DB);
  const { results } = await DB.prepare(
    // Triggers first: a view takes its own along.
    `SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view') AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY type`,
  ).all<{ type: string; name: string }>();
  await runAll(
    DB,
    results.map(({ type, name }) => `DROP ${type.toUpperCase()} ${quoted(name)}`),
  );
  const { createTables } = await readDatabaseSchema(DB);
  const names = createTables.flatMap((sql) => /TABLE\s+["`]?([^\s"`(]+)/i.exec(sql)?.[1] ?? []);
  await runAll(
    DB,
    names.toReversed().map((name) => `DROP TABLE ${quoted(name)}`),
  );
  for (;;) {
    const { objects } = await MEDIA.list({ limit: 500 });
    if (objects.length === 0) return;
    await MEDIA.delete(objects.map(({ key }) => key));
  }
}

function tableOf({ name, columns }: TableEntry): Table {
  return { name, columns, isSearch: false };
}

/** Runs statements in order, some at a time. */
async function runAll(db: D1Database, statements: readonly string[]): Promise<void> {
  for (let from = 0; from < statements.length; from += statementsAtOnce)
    await db.batch(statements.slice(from, from + statementsAtOnce).map((statement) => db.prepare(statement)));
}

/** The rows of a file, as many at a time as D1 takes as one parameter. */
async function* readChunks(file: string): AsyncGenerator<Row[]> {
  let chunk: Row[] = [];
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const size = Buffer.byteLength(line);
    if (bytes + size > maxChunkBytes && chunk.length > 0) {
      yield chunk;
      [chunk, bytes] = [[], 0];
    }
    chunk.push(JSON.parse(line) as Row);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}

async function putObject(bucket: R2Bucket, folder: string, entry: ObjectEntry): Promise<void> {
  const { cacheExpiry, ...httpMetadata } = entry.httpMetadata;
  await bucket.put(entry.key, readFileSync(join(folder, objectFile(entry.hash))), {
    httpMetadata: { ...httpMetadata, ...(cacheExpiry ? { cacheExpiry: new Date(cacheExpiry) } : {}) },
    customMetadata: entry.customMetadata,
  });
}

/** Copies of the configuration that were made before; readers may see them for up to a minute more. */
async function emptyCache(cache: KVNamespace): Promise<void> {
  for (;;) {
    const { keys } = await cache.list();
    if (keys.length === 0) return;
    for (const { name } of keys) await cache.delete(name);
  }
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    for await (const part of createReadStream(path)) hash.update(part as Uint8Array);
  } catch {
    return "";
  }
  return hash.digest("hex");
}
