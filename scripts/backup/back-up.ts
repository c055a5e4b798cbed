import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";

import { isMarked } from "#app/db/find-schema-faults.server.ts";
import { resizedPrefix } from "#app/features/shop/storage/stored-picture.server.ts";

import { type DatabaseSchema, quoted, readDatabaseSchema, type Table } from "./database-schema.ts";
import { type Manifest, manifestFile, objectFile, type ObjectEntry, tableFile, type TableEntry } from "./manifest.ts";
import type { ShopStores } from "./open-shop.ts";
import { lineOf, readRows } from "./table-rows.ts";

/** How often the tables are read to find a moment in which nothing was written. */
const maxReadings = 4;

/**
 * Writes a shop's tables and objects into an empty folder. D1 has no transaction over many requests, so the tables are read until two
 * readings in a row are equal: then every row is as it was between the two. A shop that writes all the time never gets there, and
 * `consistent` is false. Files are readable by their owner alone: they hold personal data. Throws when the folder is not empty, and
 * when D1 or R2 fails.
 */
export async function backUp({ DB, MEDIA }: ShopStores, folder: string, now = new Date()): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  if (await isMarked(DB)) throw new Error("The shop was not restored whole: run the restore again, then back it up.");
  for (const part of ["tables", "objects"]) mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
  const schema = await readDatabaseSchema(DB);
  if (schema.tables.length === 0) throw new Error("The database has no tables: there is nothing to back up.");
  const bookmark = await bookmarkOf(DB);
  const manifest: Manifest = {
    format: 1,
    createdAt: now.toISOString(),
    bookmark,
    ...(await readTables(DB, schema, folder)),
    schema: { tables: schema.createTables, rest: schema.createRest },
    searchSettings: await searchSettingsOf(DB, schema),
    sequences: await sequencesOf(DB),
    objects: await writeObjects(MEDIA, folder),
  };
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  return manifest;
}

async function readTables(
  db: D1Database,
  { tables }: DatabaseSchema,
  folder: string,
): Promise<Pick<Manifest, "tables" | "consistent">> {
  let before: TableEntry[] = [];
  for (let reading = 1; reading <= maxReadings; reading += 1) {
    const read: TableEntry[] = [];
    for (const table of tables) read.push(await writeTable(db, table, folder));
    if (read.every(({ hash }, index) => hash === before[index]?.hash)) return { tables: read, consistent: true };
    before = read;
  }
  return { tables: before, consistent: false };
}

async function bookmarkOf(db: D1Database): Promise<string | null> {
  const session = db.withSession("first-primary");
  await session.prepare("SELECT 1").run();
  return session.getBookmark();
}

async function writeTable(db: D1Database, table: Table, folder: string): Promise<TableEntry> {
  const hash = createHash("sha256");
  const file = createWriteStream(join(folder, tableFile(table.name)), { mode: 0o600 });
  let rows = 0;
  for await (const chunk of readRows(db, table)) {
    const lines = chunk.map(lineOf).join("");
    hash.update(lines);
    rows += chunk.length;
    if (!file.write(lines)) await once(file, "drain");
  }
  file.end();
  await finished(file);
  return { name: table.name, columns: table.columns, rows, hash: hash.digest("hex") };
}

async function searchSettingsOf(db: D1Database, { tables }: DatabaseSchema): Promise<Manifest["searchSettings"]> {
  const settings: Manifest["searchSettings"] = [];
  for (const { name: table } of tables.filter(({ isSearch }) => isSearch)) {
    const { results } = await db
      .prepare(`SELECT k AS name, v AS value FROM ${quoted(`${table}_config`)} WHERE k <> 'version'`)
      .all<{ name: string; value: string | number }>();
    settings.push(...results.map((setting) => ({ table, ...setting })));
  }
  return settings;
}

async function sequencesOf(db: D1Database): Promise<Manifest["sequences"]> {
  const kept = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").first();
  if (!kept) return [];
  return (await db.prepare("SELECT name, seq FROM sqlite_sequence").all<{ name: string; seq: number }>()).results;
}

/** Pictures in other widths are left out: the shop makes them again when they are asked for. */
async function writeObjects(bucket: R2Bucket, folder: string): Promise<ObjectEntry[]> {
  const entries: ObjectEntry[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ include: ["httpMetadata", "customMetadata"], ...(cursor ? { cursor } : {}) });
    for (const { key } of page.objects) {
      if (key.startsWith(resizedPrefix)) continue;
      const object = await bucket.get(key);
      // Deleted since it was listed.
      if (object) entries.push(await writeObject(object, folder));
    }
    if (!page.truncated) return entries;
    cursor = page.cursor;
  }
}

async function writeObject(object: R2ObjectBody, folder: string): Promise<ObjectEntry> {
  const bytes = new Uint8Array(await object.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(join(folder, objectFile(hash)), bytes, { mode: 0o600 });
  const httpMetadata: Record<string, string> = {};
  for (const [name, value] of Object.entries(object.httpMetadata ?? {}) as [string, unknown][]) {
    if (typeof value === "string") httpMetadata[name] = value;
    if (value instanceof Date) httpMetadata[name] = value.toISOString();
  }
  return { key: object.key, size: bytes.byteLength, hash, httpMetadata, customMetadata: object.customMetadata ?? {} };
}
