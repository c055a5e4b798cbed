import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { legalReadings, markets } from "#app/db/schema/markets.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { asIfOpen } from "#app/features/shop/content/sections-statement.server.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { languageNames } from "#app/shared/language/language-names.ts";
import { type Locale, locales } from "#app/shared/language/languages.ts";

import { type CurrentDocuments, currentDocuments, documentSourcesStatement } from "./current-documents.server.ts";

/** The legal documents of a locale as an open market gives them, and who read them as they are today. */
export interface LegalReading {
  locale: Locale;
  /** Whether they are given in its language. */
  isGiven: boolean;
  /** What they say, as one name: other words have another. */
  documents: string;
  /** Null while nobody has read these words. `at` is an ISO time. */
  reading: { reader: string; confirmedBy: string; at: string } | null;
}

type Sources = Awaited<ReturnType<typeof documentSourcesStatement>>;
type ReturnAddresses = readonly { id: string; returnAddress: string }[];

const returnAddressesStatement = (db: Database) =>
  db.select({ id: markets.id, returnAddress: markets.returnAddress }).from(markets);

/** The documents of a locale as its market's pages say them once it is open, so that they can be read before. */
function documentsOnceOpen(locale: Locale, rows: Sources, addresses: ReturnAddresses): Promise<CurrentDocuments> {
  const market = marketOfLocale(locale);
  const address = addresses.find(({ id }) => id === market.id)?.returnAddress ?? "";
  return inLanguage(locale, () => currentDocuments(asIfOpen(rows, market, address), locale));
}

/** The documents that somebody is to read before the market of a locale opens. The shop's pages have those of a closed market until then. */
export async function readDocumentsOnceOpen(db: Database, locale: Locale): Promise<CurrentDocuments> {
  const [rows, addresses] = await db.batch([documentSourcesStatement(db, "en"), returnAddressesStatement(db)]);
  return documentsOnceOpen(locale, rows, addresses);
}

/** The documents of every locale as they are once its market is open, with their readings. */
export async function readLegalDocuments({ db }: { db: Database }): Promise<LegalReading[]> {
  const [rows, readings, addresses] = await db.batch([
    documentSourcesStatement(db, "en"),
    db.select().from(legalReadings),
    returnAddressesStatement(db),
  ]);
  return Promise.all(
    locales.map(async (locale) => {
      const { terms, withdrawalInformation } = await documentsOnceOpen(locale, rows, addresses);
      const documents = await sha256(`${terms.id} ${withdrawalInformation.id}`);
      const read = readings.find((one) => one.language === locale && one.documents === documents);
      return {
        locale,
        isGiven: terms.locale === locale && withdrawalInformation.locale === locale,
        documents,
        reading: read ? { reader: read.reader, confirmedBy: read.confirmedBy, at: read.confirmedAt } : null,
      };
    }),
  );
}

/**
 * Notes that somebody who knows the law read the documents of a locale as they are, with an entry of the audit log; false when they say something
 * else by now. Twice is once.
 */
export async function confirmReading(
  shop: { db: Database },
  { locale, documents, reader, actor }: { locale: Locale; documents: string; reader: string; actor: string },
  now: Date,
): Promise<boolean> {
  const today = (await readLegalDocuments(shop)).find((one) => one.locale === locale);
  if (!today || today.documents !== documents) return false;
  await shop.db.batch([
    statement(
      shop.db,
      sql`INSERT INTO legal_readings (language, documents, reader, confirmed_by, confirmed_at)
        VALUES (${locale}, ${documents}, ${reader}, ${actor}, ${now.toISOString()})
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
          name: `Terms and withdrawal, ${languageNames[locale]}`,
        },
        after: { reader },
        condition: sql`changes() > 0`,
      },
      now,
    ),
  ]);
  return true;
}
