import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

// What the file before left to `waitUntil` must not write to this one's bindings. A store that a test let hang never ends it.
const unfinished = (globalThis as { unfinishedWork?: Promise<unknown>[] }).unfinishedWork?.splice(0) ?? [];
await Promise.race([Promise.allSettled(unfinished), scheduler.wait(1_000)]);

// Files share a Worker, which saves a third of the time: each begins with empty bindings and modules that remember nothing.
do await reset();
while (await hasTables());
vi.resetModules();
await applyD1Migrations(DB, TEST_MIGRATIONS);

async function hasTables(): Promise<boolean> {
  return (await DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first()) !== null;
}
