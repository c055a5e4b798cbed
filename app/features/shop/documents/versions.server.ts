import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import type { Locale } from "#app/shared/language/languages.ts";

import { type CurrentDocuments, type DocumentVersion, readCurrentDocuments } from "./current-documents.server.ts";

/** Days in which a version that was replaced still counts as shown: a checkout may stay open for a while. */
const graceDays = 1;
/** Minutes after which it is noted again that a version is in force. */
const noteAfterMinutes = 30;

/**
 * Keeps the documents in force, and notes that they are: put them before what refers to them in its batch. One row a statement: SQLite
 * looks for orders that refer to a new version when a statement may write several, which is every order.
 */
export function storeDocumentsStatements(db: Database, documents: CurrentDocuments, now: Date) {
  const time = now.toISOString();
  const noted = addMinutes(now, -noteAfterMinutes).toISOString();
  const store = ({ id, kind, locale, content }: DocumentVersion) =>
    statement(
      db,
      sql`INSERT INTO document_versions (id, kind, locale, content, created_at, last_current_at)
      VALUES (${id}, ${kind}, ${locale}, ${JSON.stringify(content)}, ${time}, ${time}) ON CONFLICT (id) DO NOTHING`,
    );
  const { terms, withdrawalInformation, seller } = documents;
  const note = statement(
    db,
    sql`UPDATE document_versions SET last_current_at = ${time}
    WHERE id IN (${terms.id}, ${withdrawalInformation.id}, ${seller.id}) AND last_current_at < ${noted}`,
  );
  return [store(terms), store(withdrawalInformation), store(seller), note] as const;
}

/**
 * Keeps the documents in force, so that they can be read by their version from the minute they are published, not only after the
 * first order under them: in each of the locales that the shop is open in. The five-minute job calls it.
 */
export async function noteCurrentDocuments(
  db: Database,
  now: Date,
  locales: readonly Locale[] = ["en"],
): Promise<void> {
  for (const locale of locales)
    await db.batch(storeDocumentsStatements(db, await readCurrentDocuments(db, locale), now));
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

/** A document by its version; null for an unknown one. */
export async function readDocument(db: Database, id: string) {
  const { kind, locale, content, createdAt } = documentVersions;
  const [found] = await db
    .select({ id: documentVersions.id, kind, locale, content, createdAt })
    .from(documentVersions)
    .where(eq(documentVersions.id, id));
  return found ?? null;
}
