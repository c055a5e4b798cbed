import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { limitTo } from "#app/db/limit.server.ts";
import { addMinutes } from "#app/shared/dates.ts";

/** Minutes after which a picture that somebody set out to fetch is taken again: their Worker died. */
const claimMinutes = 3;
/** How often a picture is tried. */
const maxAttempts = 5;

/**
 * Notes the pictures of an import's products that still are on other servers, to be copied. Those that could not be had are tried once
 * more. A statement for a batch.
 */
export function wantPicturesStatement(db: Database, jobId: string, now: Date) {
  const time = now.toISOString();
  return statement<{ sourceUrl: string }>(
    db,
    sql`INSERT INTO copied_pictures (source_url, state, job_id, attempts, created_at)
      SELECT DISTINCT m.url, 'waiting', ${jobId}, 0, ${time} FROM file_job_rows r JOIN product_media m ON m.product_id = r.key
      WHERE r.job_id = ${jobId} AND m.url LIKE 'http%'
      ON CONFLICT (source_url) DO UPDATE SET state = 'waiting', job_id = excluded.job_id, attempts = 0, reason = NULL,
        claimed_at = NULL RETURNING source_url AS sourceUrl`,
  );
}

/** Takes the next pictures of a job for the caller alone, those that were tried least first. */
export async function claimPictures(db: Database, jobId: string, count: number, now: Date) {
  const free = addMinutes(now, -claimMinutes).toISOString();
  return statement<{ sourceUrl: string; attempts: number }>(
    db,
    sql`UPDATE copied_pictures SET claimed_at = ${now.toISOString()}, attempts = attempts + 1 WHERE source_url IN (
        SELECT source_url FROM copied_pictures WHERE job_id = ${jobId} AND state = 'waiting'
          AND (claimed_at IS NULL OR claimed_at < ${free}) ORDER BY attempts, source_url ${limitTo(count)})
      RETURNING source_url AS sourceUrl, attempts`,
  );
}

/**
 * Puts a stored picture in place of one on another server, wherever a product shows it; answers the products that shoppers see it on.
 * Doing it again changes nothing.
 */
export async function replacePicture(
  db: Database,
  {
    sourceUrl,
    storageKey,
    width,
    height,
  }: { sourceUrl: string; storageKey: string; width: number | null; height: number | null },
  now: Date,
): Promise<string[]> {
  const shown = sql`SELECT product_id FROM product_media WHERE url = ${sourceUrl}`;
  const [products] = await db.batch([
    statement<{ id: string; published: number }>(
      db,
      sql`UPDATE products SET updated_at = ${now.toISOString()} WHERE id IN (${shown}) RETURNING id, published`,
    ),
    statement(
      db,
      sql`UPDATE product_media SET url = ${`/media/${storageKey}`}, width = coalesce(${width}, width), height = coalesce(${height}, height)
        WHERE url = ${sourceUrl}`,
    ),
    statement(
      db,
      sql`UPDATE copied_pictures SET state = 'copied', storage_key = ${storageKey}, claimed_at = NULL WHERE source_url = ${sourceUrl}`,
    ),
  ]);
  return products.filter(({ published }) => published === 1).map(({ id }) => id);
}

/** Lets go of a picture that could not be had, to be tried again, or for good after the last try. */
export async function releasePicture(
  db: Database,
  { sourceUrl, reason, again, attempts }: { sourceUrl: string; reason: string; again: boolean; attempts: number },
): Promise<void> {
  const state = again && attempts < maxAttempts ? "waiting" : "failed";
  await statement(
    db,
    sql`UPDATE copied_pictures SET state = ${state}, reason = ${reason}, claimed_at = NULL
      WHERE source_url = ${sourceUrl} AND state = 'waiting'`,
  );
}

/** Where pictures of other servers are stored, by their addresses, as far as they were copied and are still there. */
export async function storedCopies(db: Database, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await statement<{ sourceUrl: string; storageKey: string }>(
    db,
    sql`SELECT c.source_url AS sourceUrl, c.storage_key AS storageKey FROM json_each(${JSON.stringify(urls)}) wanted
      JOIN copied_pictures c ON c.source_url = wanted.value
      JOIN stored_files f ON f.storage_key = c.storage_key WHERE c.state = 'copied'`,
  );
  return new Map(rows.map(({ sourceUrl, storageKey }) => [sourceUrl, `/media/${storageKey}`]));
}

export interface PictureProgress {
  copied: number;
  waiting: number;
  failed: number;
  /** Some of those that could not be had. */
  problems: { url: string; reason: string }[];
}

/** How far the pictures of an import are. */
export async function pictureProgress(db: Database, jobId: string): Promise<PictureProgress> {
  const [counts, problems] = await db.batch([
    statement<{ state: "copied" | "waiting" | "failed"; count: number }>(
      db,
      sql`SELECT state, count(*) AS count FROM copied_pictures WHERE job_id = ${jobId} GROUP BY state`,
    ),
    statement<{ url: string; reason: string }>(
      db,
      sql`SELECT source_url AS url, coalesce(reason, '') AS reason FROM copied_pictures
        WHERE job_id = ${jobId} AND state = 'failed' ORDER BY source_url LIMIT 50`,
    ),
  ]);
  const of = (wanted: string) => counts.find(({ state }) => state === wanted)?.count ?? 0;
  return { copied: of("copied"), waiting: of("waiting"), failed: of("failed"), problems };
}

/** The jobs with pictures that wait and that nobody fetches. */
export async function jobsWithWaitingPictures(db: Database, now: Date): Promise<string[]> {
  const free = addMinutes(now, -claimMinutes).toISOString();
  const rows = await statement<{ jobId: string }>(
    db,
    sql`SELECT DISTINCT job_id AS jobId FROM copied_pictures WHERE state = 'waiting'
      AND (claimed_at IS NULL OR claimed_at < ${free}) LIMIT 20`,
  );
  return rows.map(({ jobId }) => jobId);
}
