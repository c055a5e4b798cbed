import { sql } from "drizzle-orm";

import { abortBatchWhen } from "#app/db/abort-batch.server.ts";
import { type Database, statement } from "#app/db/client.server.ts";
import { violatedConstraint } from "#app/db/constraint.server.ts";
import { leaveStatements } from "#app/features/people/newsletter/subscriptions.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { deleteFilesOf } from "#app/features/shop/files/private-file.server.ts";
import { deletePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { newId } from "#app/shared/ids.ts";

import { countPersonalData, type PlaceCount } from "./find-person.server.ts";
import type { OpenMatter } from "./open-matter-texts.ts";
import { openMattersQuery, readOpenMatters } from "./open-matters.server.ts";
import { isFileOfPeople, type PersonalPlace, personalPlaces, reviewIds } from "./personal-places.server.ts";

export type ErasePersonResult =
  /** The shop stores nothing about this address, or nothing any more. */
  | { kind: "unknown" }
  /** Nothing was erased: this has to end first. */
  | { kind: "refused"; open: OpenMatter[] }
  /** `reference` names the erasure in the audit log, which does not say whose it was. */
  | { kind: "erased"; reference: string; erased: PlaceCount[]; kept: PlaceCount[] };

/**
 * Erases the person with an address, but for what the bookkeeping needs. Files go first and the rows that name them last, in one
 * batch: when R2 fails, everything is still found, and the same call goes on. Throws when R2 or D1 fails.
 */
export async function erasePerson(
  shop: Shop,
  { address, actor }: { address: string; actor: string },
  now: Date,
): Promise<ErasePersonResult> {
  const { db } = shop;
  const found = await countPersonalData(db, address);
  if (found.length === 0) return { kind: "unknown" };
  const open = await readOpenMatters(db, address);
  if (open.length > 0) return { kind: "refused", open };

  const products = await reviewedProducts(shop, address);
  await deleteFiles(shop, address);
  const reference = newId("prs");
  try {
    await db.batch([
      // An order placed since then is not half erased.
      abortBatchWhen(db, "open matters of a person", sql`EXISTS (${openMattersQuery(address)})`),
      statement(db, sql`DELETE FROM file_job_rows WHERE job_id IN (SELECT id FROM file_jobs WHERE ${isFileOfPeople})`),
      statement(db, sql`DELETE FROM file_jobs WHERE ${isFileOfPeople}`),
      ...leaveStatements(db, sql`${address.trim().normalize("NFC").toLowerCase()}`, "erasure", now),
      closeDataRequestsStatement(db, address, now),
      ...personalPlaces.flatMap((place) => erasureStatement(shop, place, address)),
      auditStatement(
        db,
        {
          actor,
          action: "person.erased",
          subject: { type: "person", id: reference, name: reference },
          after: Object.fromEntries(found.map(({ table, rows }) => [table, rows])),
        },
        now,
      ),
    ]);
  } catch (error) {
    if (violatedConstraint(error) !== "batch_guards_refuse") throw error;
    return { kind: "refused", open: await readOpenMatters(db, address) };
  }
  if (products.length > 0) invalidatePages(shop, { products, reviews: true, listings: true });
  return {
    kind: "erased",
    reference,
    erased: found.filter(({ erasure }) => erasure !== "keep"),
    kept: found.filter(({ erasure }) => erasure !== "delete"),
  };
}

function erasureStatement({ db }: Shop, { table, erasure, isTheirs }: PersonalPlace, address: string) {
  if (erasure === "keep") return [];
  const name = sql.raw(table);
  if (erasure === "delete") return [statement(db, sql`DELETE FROM ${name} WHERE ${isTheirs(address)}`)];
  const unset = (erasure.unset ?? []).map((column) => `${column} = NULL`);
  const empty = sql.raw([...erasure.empty.map((column) => `${column} = ''`), ...unset].join(", "));
  return [statement(db, sql`UPDATE ${name} SET ${empty} WHERE ${isTheirs(address)}`)];
}

/** What they still asked about their data has ended with it. */
function closeDataRequestsStatement(db: Database, address: string, now: Date) {
  const requests = personalPlaces.find(({ table }) => table === "data_requests");
  return statement(
    db,
    sql`UPDATE data_requests SET state = 'done', answered_at = ${now.toISOString()}, answered_by = 'erasure'
      WHERE state = 'open' AND ${requests?.isTheirs(address) ?? sql`FALSE`}`,
  );
}

/** Deletes the pictures of their reviews, and every file with people in it: which of them hold this person is not known. */
async function deleteFiles(shop: Shop, address: string): Promise<void> {
  const pictures = personalPlaces.find(({ table }) => table === "stored_files");
  const [stored, shown, jobs] = await shop.db.batch([
    statement<{ key: string }>(
      shop.db,
      sql`SELECT storage_key AS key FROM stored_files WHERE ${pictures?.isTheirs(address) ?? sql`FALSE`}`,
    ),
    statement<{ key: string }>(
      shop.db,
      sql`SELECT storage_key AS key FROM review_images WHERE review_id IN ${reviewIds(address)}`,
    ),
    statement<{ id: string }>(shop.db, sql`SELECT id FROM file_jobs WHERE ${isFileOfPeople}`),
  ]);
  for (const key of new Set([...stored, ...shown].map((picture) => picture.key))) await deletePicture(shop, key);
  for (const { id } of jobs) await deleteFilesOf(shop, id);
}

/** The products whose pages show one of their reviews. */
async function reviewedProducts({ db }: Shop, address: string): Promise<string[]> {
  const rows = await statement<{ id: string }>(
    db,
    sql`SELECT DISTINCT product_id AS id FROM reviews WHERE status = 'approved' AND id IN ${reviewIds(address)}`,
  );
  return rows.map(({ id }) => id);
}
