import { existsSync, globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename } from "node:path";

import { getPlatformProxy, unstable_splitSqlQuery } from "wrangler";

import { isMarked } from "#app/db/find-schema-faults.server.ts";

import { run } from "./run.mjs";
import { recordSignIn } from "./sign-in-note.ts";
import { parseUsername, generatePassword, staffStatements } from "./staff-account.ts";
import { step } from "./steps.mjs";

/**
 * Brings the state of a local shop up to date: tables, demo data, staff account. What is there already stays as it is.
 * A new state is made in a folder of its own and renamed when complete, so that an interrupted first start leaves none.
 */
export async function prepareState(state: string): Promise<void> {
  if (existsSync(state)) return addMissing(state, await withDatabase(state, readProgress));
  const draft = `${state}.new`;
  rmSync(draft, { recursive: true, force: true });
  await addMissing(draft, emptyState);
  renameSync(draft, state);
}

async function addMissing(state: string, found: typeof emptyState): Promise<void> {
  if (found.migrations < globSync("migrations/*.sql").length)
    await step("Applying the migrations", () => migrate(state));
  if (!found.products) await seed(state);
  if (!found.staff) await step("Creating the staff account", () => createFirstStaffAccount(state));
}

/**
 * Applies the migrations that a local shop lacks. Each is a batch together with its row of `d1_migrations`, the table in which
 * `wrangler d1 migrations apply` keeps the same; that command takes half a second a migration.
 */
export async function migrate(state: string): Promise<void> {
  await withDatabase(state, async (db) => {
    await db.exec(
      "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    );
    const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    for (const file of globSync("migrations/*.sql").toSorted()) {
      const name = basename(file);
      if (applied.has(name)) continue;
      const statements = unstable_splitSqlQuery(readFileSync(file, "utf8"));
      await db.batch([
        ...statements.map((statement) => db.prepare(statement)),
        db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
      ]);
    }
  });
}

export async function seed(state: string): Promise<void> {
  process.stdout.write("Adding the demo data\n");
  await run("node", ["scripts/demo/seed-cli.ts", state], { printOutput: true });
}

/** Makes staff accounts in a local shop, or resets their passwords. */
export async function writeStaff(
  state: string,
  ...accounts: readonly Parameters<typeof staffStatements>[0][]
): Promise<void> {
  const statements = (await Promise.all(accounts.map((account) => staffStatements(account)))).flat();
  await withDatabase(state, (db) => db.batch(statements.map((statement) => db.prepare(statement))));
}

async function createFirstStaffAccount(state: string): Promise<void> {
  const username = parseUsername(process.env.ADMIN_USERNAME || "admin");
  const chosen = process.env.ADMIN_PASSWORD;
  const password = chosen || generatePassword();
  await writeStaff(state, { username, password });
  recordSignIn({ username, password: chosen ? undefined : password });
}

const emptyState = { migrations: 0, products: false, staff: false };

async function readProgress(db: D1Database): Promise<typeof emptyState> {
  if (await isMarked(db))
    throw new Error(
      "The local shop was not restored whole: run the restore again, such as npm run restore -- --local backups/2026-11-22",
    );
  const { results } = await db.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").all();
  if (results.length === 0) return emptyState;
  const names = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const files = globSync("migrations/*.sql").map((file) => basename(file));
  const migrations = countApplied(
    names.results.map(({ name }) => name),
    files,
  );
  if (migrations === 0) return emptyState;
  const counts = await db
    .prepare(
      "SELECT EXISTS (SELECT 1 FROM products) AS products, EXISTS (SELECT 1 FROM staff_accounts WHERE password IS NOT NULL) AS staff",
    )
    .first<{ products: number; staff: number }>();
  return { migrations, products: counts?.products === 1, staff: counts?.staff === 1 };
}

/**
 * How many of the migrations in `files` a local shop has. Throws when it also has others while some of these are missing:
 * another release made it, whose tables these migrations do not fit.
 */
export function countApplied(applied: readonly string[], files: readonly string[]): number {
  const known = applied.filter((name) => files.includes(name)).length;
  if (known < files.length && known < applied.length)
    throw new Error(
      "The local shop under .wrangler/state was made by another release and cannot be brought up to date. Move that folder away, or delete it: the next start makes a new demo shop.",
    );
  return known;
}

async function withDatabase<T>(state: string, work: (db: D1Database) => Promise<T>): Promise<T> {
  // Wrangler would print each time where it found the secrets.
  process.env.WRANGLER_LOG ??= "warn";
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${state}/v3` },
  });
  try {
    return await work(proxy.env.DB);
  } finally {
    await proxy.dispose();
  }
}
