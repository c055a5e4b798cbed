import { type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { newId } from "#app/shared/ids.ts";
import type { ConsentAction, ConsentPurpose, ConsentTextVersions } from "#app/shared/states.ts";

/**
 * Writes what somebody agreed to or took back, a row for each purpose, in the batch of what it changes. `of` selects `subject`,
 * `purposes` (a JSON object: each purpose and the version of its text), `locale` and `place`, or no row.
 */
export function consentStatement(db: Database, { action, of }: { action: ConsentAction; of: SQL }, now: Date) {
  return statement(
    db,
    sql`INSERT INTO consent_log (id, subject, purpose, action, text_version, locale, place, created_at)
      SELECT ${newId("cns")} || '-' || purpose.key, person.subject, purpose.key, ${action},
        purpose.value, person.locale, person.place, ${now.toISOString()}
      FROM (${of}) person, json_each(person.purposes) purpose`,
  );
}

/**
 * Keeps the texts that somebody was shown, and answers their versions: a consent names its text by it for as long as it counts
 * (GDPR, article 7.1).
 */
export async function storeConsentTexts(
  db: Database,
  texts: Partial<Record<ConsentPurpose, string>>,
  now: Date,
  locale = "en",
): Promise<ConsentTextVersions> {
  const rows = await Promise.all(
    Object.entries(texts).map(async ([purpose, content]) => ({
      purpose,
      content,
      version: await sha256(`${locale}\n${content}`),
    })),
  );
  await statement(
    db,
    sql`INSERT OR IGNORE INTO consent_texts (version, locale, content, created_at)
      SELECT value ->> 'version', ${locale}, value ->> 'content', ${now.toISOString()} FROM json_each(${JSON.stringify(rows)})`,
  );
  return Object.fromEntries(rows.map(({ purpose, version }) => [purpose, version]));
}

export interface LoggedConsent {
  purpose: ConsentPurpose;
  action: ConsentAction;
  place: string;
  createdAt: string;
  /** What was shown; null where it is not known. */
  text: string | null;
}

/** What the person with these names agreed to and took back, latest first. */
export function readConsents(db: Database, subjects: readonly string[]): Promise<LoggedConsent[]> {
  return statement<LoggedConsent>(
    db,
    sql`SELECT purpose, action, place, log.created_at AS createdAt, content AS text FROM consent_log log
      LEFT JOIN consent_texts ON version = text_version
      WHERE subject IN (SELECT value FROM json_each(${JSON.stringify(subjects)}))
      ORDER BY log.created_at DESC, log.rowid DESC`,
  );
}
