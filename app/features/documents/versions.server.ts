import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";

import { type CurrentDocuments, readCurrentDocuments } from "./current-documents.server.ts";

/** Days in which a version that was replaced still counts as shown: a checkout may stay open for a while. */
const graceDays = 1;
/** Minutes after which it is noted again that a version is in force. */
const noteAfterMinutes = 30;

/** Keeps the documents in force, and notes that they are: put it before what refers to them in its batch. */
export function storeDocumentsStatement(db: Database, documents: CurrentDocuments, now: Date) {
  const rows = Object.values(documents).map(({ content, ...version }) => ({
    ...version,
    content: JSON.stringify(content),
  }));
  const noted = addMinutes(now, -noteAfterMinutes).toISOString();
  return statement(
    db,
    sql`INSERT INTO document_versions (id, kind, locale, content, created_at, last_current_at)
    SELECT value ->> 'id', value ->> 'kind', value ->> 'locale', value ->> 'content', ${now.toISOString()}, ${now.toISOString()}
    FROM json_each(${JSON.stringify(rows)}) WHERE TRUE
    ON CONFLICT (id) DO UPDATE SET last_current_at = excluded.last_current_at WHERE last_current_at < ${noted}`,
  );
}

/**
 * Keeps the documents in force, so that they can be read by their version from the minute they are published, not only after the
 * first order under them. The five-minute job calls it. Throws when D1 fails.
 */
export async function noteCurrentDocuments(db: Database, now: Date): Promise<void> {
  await storeDocumentsStatement(db, await readCurrentDocuments(db), now);
}

/**
 * The columns of an order that say what it was placed under. `shown` is the version of the information on withdrawal that the
 * checkout says it showed: it counts when it is in force, or was within a day; else the time stays open until the e-mail.
 */
export function documentsOfOrder(documents: CurrentDocuments, shown: string | null | undefined, now: Date) {
  const current = documents.withdrawalInformation.id;
  const version: SQL<string> = sql`coalesce((SELECT v.id FROM document_versions v WHERE v.id = ${shown ?? ""}
    AND v.kind = 'withdrawal-information' AND v.last_current_at >= ${addDays(now, -graceDays).toISOString()}), ${current})`;
  return {
    termsVersion: documents.terms.id,
    sellerVersion: documents.seller.id,
    withdrawalInfoVersion: version,
    withdrawalInfoShownAt: sql<string | null>`CASE WHEN ${version} = ${shown ?? null} THEN ${now.toISOString()} END`,
  };
}

/** A document by its version; null for an unknown one. Throws when D1 fails. */
export async function readDocument(db: Database, id: string) {
  const { kind, locale, content, createdAt } = documentVersions;
  const [found] = await db
    .select({ id: documentVersions.id, kind, locale, content, createdAt })
    .from(documentVersions)
    .where(eq(documentVersions.id, id));
  return found ?? null;
}
