import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { deleteFilesOf } from "./private-file.server.ts";

/** Deletes jobs begun before `cutoff` (ISO time) with their files; returns how many. Throws when R2 or D1 fails. */
export async function deleteExpiredJobs(shop: Shop, cutoff: string, limit: number): Promise<number> {
  const due = await statement<{ id: string }>(
    shop.db,
    sql`SELECT id FROM file_jobs WHERE created_at < ${cutoff} ORDER BY created_at ${limitTo(limit)}`,
  );
  // The rows are deleted last: when R2 fails, the next run tries again.
  for (const { id } of due) {
    await deleteFilesOf(shop, id);
    await shop.db.batch([
      statement(shop.db, sql`DELETE FROM file_job_rows WHERE job_id = ${id}`),
      statement(shop.db, sql`DELETE FROM file_jobs WHERE id = ${id}`),
    ]);
  }
  return due.length;
}
