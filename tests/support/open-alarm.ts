import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Opens an alarm in the demo shop that is served, where no job runs that would; one that is open already stays. */
export function openAlarm(name: string, finding: string, closedAt: string | null = null): void {
  const [file] = globSync(".wrangler/test-seeded/state/v3/d1/miniflare-D1DatabaseObject/*.sqlite", {
    exclude: (path) => path.endsWith("metadata.sqlite"),
  });
  if (!file) throw new Error("The demo shop is not served");
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA busy_timeout = 5000");
    db.prepare(
      `INSERT INTO alarms (id, name, finding, opened_at, closed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    ).run(`alm_${crypto.randomUUID()}`, name, finding, new Date(Date.now() - 3_600_000).toISOString(), closedAt);
  } finally {
    db.close();
  }
}
