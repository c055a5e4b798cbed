import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { documentExtensions, documentTypeOf } from "#app/features/shop/storage/file-type.ts";
import { privatePrefix } from "#app/features/shop/storage/stored-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { stockholmDay } from "#app/shared/days.ts";
import { newId } from "#app/shared/ids.ts";

/** The largest document, in bytes: a scanned certificate of some pages. */
export const maxDocumentBytes = 10 * 1024 * 1024;

interface Change {
  actor: string;
  now: Date;
}

export type DocumentResult =
  | "done"
  /** Done, for a claim whose evidence has ended: it is not shown, checked or not. */
  | "done-ended"
  /** Neither a PDF nor a picture, by its content. */
  | "no-document"
  | "too-large"
  /** There is no such claim, or it was taken back: what it was shown with stays. */
  | "unknown-claim"
  /** Somebody else changed it meanwhile. */
  | "changed";

/**
 * Stores the document that proves a claim, in place of the one it has. It is private: only staff get it. The claim must be checked
 * again, for nobody has compared it with this document. Throws when D1 or R2 fails.
 */
export async function storeClaimDocument(shop: Shop, id: string, file: Blob, change: Change): Promise<DocumentResult> {
  if (file.size > maxDocumentBytes) return "too-large";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = documentTypeOf(bytes);
  if (contentType === null) return "no-document";
  const known = await openClaim(shop.db, id);
  if (!known) return "unknown-claim";
  const key = `${privatePrefix}claims/${newId()}.${documentExtensions[contentType]}`;
  await shop.env.MEDIA.put(key, bytes, { httpMetadata: { contentType } });
  let isStored = false;
  try {
    isStored = await changeDocument(shop.db, id, { from: known.documentKey, to: key }, change);
  } finally {
    if (!isStored) await deleteDocument(shop, key);
  }
  if (!isStored) return "changed";
  if (known.documentKey) await deleteDocument(shop, known.documentKey);
  return doneFor(known, change);
}

/** Removes the document of a claim, which must then be checked again; without other evidence it is no longer shown. */
export async function removeClaimDocument(shop: Shop, id: string, change: Change): Promise<DocumentResult> {
  const known = await openClaim(shop.db, id);
  if (!known) return "unknown-claim";
  if (known.documentKey === null) return doneFor(known, change);
  if (!(await changeDocument(shop.db, id, { from: known.documentKey, to: null }, change))) return "changed";
  await deleteDocument(shop, known.documentKey);
  return doneFor(known, change);
}

/** The document of a claim, also of one that was taken back; null without one. Throws when D1 or R2 fails. */
export async function readClaimDocument({ db, env }: Shop, id: string): Promise<R2ObjectBody | null> {
  const [row] = await statement<{ key: string | null }>(
    db,
    sql`SELECT document_key AS key FROM claims WHERE id = ${id}`,
  );
  return row?.key ? env.MEDIA.get(row.key) : null;
}

interface OpenClaim {
  documentKey: string | null;
  /** The last Swedish day of its evidence. */
  validTo: string;
}

const doneFor = ({ validTo }: OpenClaim, { now }: Change): DocumentResult =>
  validTo < stockholmDay(now) ? "done-ended" : "done";

async function openClaim(db: Database, id: string): Promise<OpenClaim | undefined> {
  const [row] = await statement<OpenClaim>(
    db,
    sql`SELECT document_key AS documentKey, valid_to AS validTo FROM claims WHERE id = ${id} AND withdrawn_at IS NULL`,
  );
  return row;
}

async function changeDocument(
  db: Database,
  id: string,
  { from, to }: { from: string | null; to: string | null },
  { actor, now }: Change,
): Promise<boolean> {
  const time = now.toISOString();
  const [changed] = await db.batch([
    statement<{ id: string }>(
      db,
      sql`UPDATE claims SET document_key = ${to}, checked_by = NULL, checked_at = NULL, updated_at = ${time}
        WHERE id = ${id} AND withdrawn_at IS NULL AND document_key IS ${from} RETURNING id`,
    ),
    auditStatement(
      db,
      {
        actor,
        action: to === null ? "claim.document-removed" : "claim.document-stored",
        subject: { type: "claim", id, name: id },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return changed.length > 0;
}

/** Nothing names it any more: one that stays is never served. */
async function deleteDocument({ env }: Shop, key: string): Promise<void> {
  await env.MEDIA.delete(key).catch((error: unknown) =>
    logError("A document that no claim names could not be deleted", error),
  );
}
