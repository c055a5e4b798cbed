import { restoreMarker } from "#app/db/find-schema-faults.server.ts";

/** A table whose rows are backed up. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** Full-text tables are filled like others, and have settings of their own. */
  isSearch: boolean;
}

export interface DatabaseSchema {
  /** In an order in which every row finds what it refers to. */
  tables: Table[];
  createTables: string[];
  /** Indexes, views, triggers: made once the rows are there, so that no trigger acts on them again. */
  createRest: string[];
}

interface Entry {
  type: "table" | "index" | "view" | "trigger";
  name: string;
  sql: string;
}

/** Reads what a database is made of. Throws when tables refer to each other in a circle. */
export async function readDatabaseSchema(db: D1Database): Promise<DatabaseSchema> {
  const { results } = await db
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    .all<Entry>();
  const searches = results.filter(({ sql }) => isUsing(sql, "fts5")).map(({ name }) => name);
  const entries = results.filter(({ name }) => !isInternal(name, searches));
  const ofType = (type: Entry["type"]) => entries.filter((entry) => entry.type === type);
  const virtual = ofType("table").filter(({ sql }) => /^\s*CREATE VIRTUAL/i.test(sql));
  const plain = ofType("table").filter((entry) => !virtual.includes(entry));
  const ordered = await inOrderOfReference(db, plain);
  const filled = [...ordered, ...virtual.filter(({ name }) => searches.includes(name))];
  const columns = filled.length === 0 ? [] : await columnsOf(db, filled);
  return {
    tables: filled.map(({ name }, index) => ({
      name,
      columns: columns[index] ?? [],
      isSearch: searches.includes(name),
    })),
    createTables: [...ordered, ...virtual].map(({ sql }) => sql),
    createRest: [...ofType("index"), ...ofType("view"), ...ofType("trigger")].map(({ sql }) => sql),
  };
}

/** A name as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function isUsing(sql: string, module: string): boolean {
  return new RegExp(String.raw`^\s*CREATE VIRTUAL TABLE\s+\S+\s+USING\s+${module}\s*\(`, "i").test(sql);
}

/** Tables that SQLite, D1, a restore or a full-text table keeps for itself. */
function isInternal(name: string, searches: readonly string[]): boolean {
  if (/^(sqlite|_cf)_/.test(name) || name === restoreMarker) return true;
  return searches.some(
    (search) => /^_(data|idx|content|docsize|config)$/.test(name.slice(search.length)) && name.startsWith(search),
  );
}

/** The columns of each table, in one request. */
async function columnsOf(db: D1Database, tables: readonly Entry[]): Promise<string[][]> {
  const answers = await db.batch<{ name: string; hidden: number }>(
    tables.map(({ name }) => db.prepare(`PRAGMA table_xinfo(${quoted(name)})`)),
  );
  // 1 is a virtual table's own column, 2 and 3 are generated.
  return answers.map(({ results }) => results.filter(({ hidden }) => hidden === 0).map(({ name }) => name));
}

async function inOrderOfReference(db: D1Database, tables: readonly Entry[]): Promise<Entry[]> {
  if (tables.length === 0) return [];
  const answers = await db.batch<{ table: string }>(
    tables.map(({ name }) => db.prepare(`PRAGMA foreign_key_list(${quoted(name)})`)),
  );
  const references = new Map(
    tables.map(({ name }, index) => [name, answers[index]?.results.map(({ table }) => table) ?? []]),
  );
  const ordered: Entry[] = [];
  const isThere = (name: string) => ordered.some((entry) => entry.name === name);
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isThere(name) && references.get(name)?.every((referred) => referred === name || isThere(referred)),
    );
    if (next.length === 0) throw new Error("Tables of the database refer to each other in a circle.");
    ordered.push(...next);
  }
  return ordered;
}
