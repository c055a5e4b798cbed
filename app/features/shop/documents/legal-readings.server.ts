import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { legalReadings, markets } from "#app/db/schema/markets.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { asIfOpen } from "#app/features/shop/content/sections-statement.server.ts";
import { marketOfLanguage } from "#app/features/shop/markets/current-market.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { type Language, languages } from "#app/shared/language/languages.ts";

import { currentDocuments, documentSourcesStatement } from "./current-documents.server.ts";

/** The legal documents of a language as an open market gives them, and who read them as they are today. */
export interface LegalReading {
  language: Language;
  /** Whether they are given in that language. */
  isGiven: boolean;
  /** What they say, as one name: other words have another. */
  documents: string;
  /** Null while nobody has read these words. `at` is an ISO time. */
  reading: { reader: string; confirmedBy: string; at: string } | null;
}

/** The documents of every language, with their readings. They are as its market's pages say them once it is open, so that they can be read before. */
export async function readLegalDocuments({ db }: { db: Database }): Promise<LegalReading[]> {
  const [rows, readings, addresses] = await db.batch([
    documentSourcesStatement(db, "en"),
    db.select().from(legalReadings),
    db.select({ id: markets.id, returnAddress: markets.returnAddress }).from(markets),
  ]);
  return Promise.all(
    languages.map(async (language) => {
      const market = marketOfLanguage(language);
      const address = addresses.find(({ id }) => id === market.id)?.returnAddress ?? "";
      const { terms, withdrawalInformation } = await inLanguage(language, () =>
        currentDocuments(asIfOpen(rows, market, address), language),
      );
      const documents = await sha256(`${terms.id} ${withdrawalInformation.id}`);
      const read = readings.find((one) => one.language === language && one.documents === documents);
      return {
        language,
        isGiven: terms.locale === language && withdrawalInformation.locale === language,
        documents,
        reading: read ? { reader: read.reader, confirmedBy: read.confirmedBy, at: read.confirmedAt } : null,
      };
    }),
  );
}

/**
 * Notes that somebody who knows the law read the documents of a language as they are, with an entry of the audit log; false when they say something
 * else by now. Twice is once.
 */
export async function confirmReading(
  shop: { db: Database },
  { language, documents, reader, actor }: { language: Language; documents: string; reader: string; actor: string },
  now: Date,
): Promise<boolean> {
  const today = (await readLegalDocuments(shop)).find((one) => one.language === language);
  if (!today || today.documents !== documents) return false;
  await shop.db.batch([
    statement(
      shop.db,
      sql`INSERT INTO legal_readings (language, documents, reader, confirmed_by, confirmed_at)
        VALUES (${language}, ${documents}, ${reader}, ${actor}, ${now.toISOString()})
        ON CONFLICT (language) DO UPDATE SET documents = excluded.documents, reader = excluded.reader,
          confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at
        WHERE documents <> excluded.documents OR reader <> excluded.reader`,
    ),
    auditStatement(
      shop.db,
      {
        actor,
        action: "documents.read",
        subject: {
          type: "document",
          id: documents.slice(0, 12),
          name: `Terms and withdrawal, ${languageNames[language]}`,
        },
        after: { reader },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return true;
}
