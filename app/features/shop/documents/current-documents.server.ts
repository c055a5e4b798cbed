import type { Database } from "#app/db/client.server.ts";
import { parseSiteConfiguration, storedSections } from "#app/features/shop/content/configuration.server.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import { pageTexts } from "#app/features/shop/content/page-texts.server.ts";
import { placeholderValues } from "#app/features/shop/content/placeholder-values.server.ts";
import { fillPlaceholders } from "#app/features/shop/content/placeholders.ts";
import {
  sectionsAndMarketsStatement,
  sectionsStatement,
} from "#app/features/shop/content/sections-statement.server.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { withFactTables } from "#app/features/shop/content/with-fact-tables.ts";
import type { WithdrawalInformation } from "#app/features/shop/content/withdrawal-information.ts";
import { marketOfLocale } from "#app/features/shop/markets/current-market.ts";
import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { sha256 } from "#app/platform/http/sha256.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { Locale } from "#app/shared/language/languages.ts";
import type { DocumentKind } from "#app/shared/states.ts";

import { type SellerFacts, sellerFacts } from "./seller-facts.ts";

/** A text as it stands, named by its content: the same words have the same id in every shop. */
export interface DocumentVersion<Content = unknown> {
  /** SHA-256 of the rest, in hexadecimal. */
  id: string;
  kind: DocumentKind;
  locale: string;
  content: Content;
}

/** What an order is placed under at present. */
export interface CurrentDocuments {
  terms: DocumentVersion<TextPage>;
  withdrawalInformation: DocumentVersion<WithdrawalInformation>;
  seller: DocumentVersion<SellerFacts>;
}

/** The sections of the configuration that the documents are made of, and those of an order's terms. */
const sources = ["identity", "contact", "hours", "shipping", "vat", "promotions", "checkout", "terms"];

/**
 * Reads what the documents are made of, for the batch that depends on it; `parseOrderTerms` finds an order's terms in it, too. A locale of
 * another market than the shop's own asks whether that is open, too.
 */
export function documentSourcesStatement(db: Database, locale: Locale = currentLocale()) {
  const isHome = marketOfLocale(locale).id === homeMarket.id;
  return isHome ? sectionsStatement(db, sources) : sectionsAndMarketsStatement(db, sources);
}

/**
 * The documents in force, of the rows of `documentSourcesStatement`, as the shopper reads them: in the current locale unless another is named. Terms that
 * staff have edited are English in every language, as on their page. The seller's facts are the same in all.
 */
export async function currentDocuments(
  rows: readonly { section: string; content: unknown }[],
  locale: Locale = currentLocale(),
  market: Market = marketOfLocale(locale),
): Promise<CurrentDocuments> {
  const stored = storedSections(rows);
  const site = inLanguage(locale, () => parseSiteConfiguration(stored, market));
  const facts = siteFacts(site, "");
  const edited = pageTexts.terms.safeParse(stored["terms"]);
  const writeTerms = () => {
    const builtIn = legalDocuments.terms(facts);
    return edited.success ? withFactTables(fillPlaceholders(edited.data, placeholderValues(site)), builtIn) : builtIn;
  };
  const writeInformation = () => legalDocuments["withdrawal-information"](facts);
  return {
    terms: await version("terms", edited.success ? "en" : locale, writeTerms),
    withdrawalInformation: await version("withdrawal-information", locale, writeInformation),
    seller: await version("seller", "en", () => sellerFacts(facts)),
  };
}

/** The documents in force, in the current locale unless another is named. */
export async function readCurrentDocuments(db: Database, locale?: Locale): Promise<CurrentDocuments> {
  return currentDocuments(await documentSourcesStatement(db, locale), locale);
}

async function version<Content>(
  kind: DocumentKind,
  locale: Locale,
  write: () => Content,
): Promise<DocumentVersion<Content>> {
  const unnamed = { kind, locale, content: inLanguage(locale, write) };
  return { id: await sha256(JSON.stringify(unnamed)), ...unnamed };
}

/** The version of the information on withdrawal in force; null when D1 fails, for the checkout stays open then. Never throws. */
export async function currentInformationVersion(db: Database): Promise<string | null> {
  try {
    return (await readCurrentDocuments(db)).withdrawalInformation.id;
  } catch (error) {
    logError("The version of the information on withdrawal could not be read", error);
    return null;
  }
}
