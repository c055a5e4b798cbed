import { eq } from "drizzle-orm";

import { type Database, isBehind } from "#app/db/client.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { writeCopy } from "#app/platform/page-cache/kv-copy.server.ts";
import { currentLanguage, currentLocale } from "#app/shared/language/current-language.ts";
import {
  builtLocales,
  isOfMarket,
  languageOf,
  type Locale,
  type PrefixedLocale,
} from "#app/shared/language/languages.ts";

import { configurationCopy, readCopy } from "./configuration-copy.server.ts";
import {
  parseSiteConfiguration,
  type SiteConfiguration,
  siteSections,
  storedSections,
  vatTermsOf,
} from "./configuration.server.ts";
import { localMenu, type Menu, menuName, parseMenu } from "./menu-section.ts";
import { type PageText, type PageTextName, pageTexts } from "./page-texts.server.ts";
import { placeholderValues } from "./placeholder-values.server.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { type SectionWords, translatedSections, wordsName, wordsStatement } from "./section-words.server.ts";
import { isLocaleOpen, sectionsAndMarketsStatement, sectionsStatement } from "./sections-statement.server.ts";

/** Reads the sections that an order's terms are made of, as a statement for the batch that depends on them. */
export function configurationStatement(db: Database) {
  return sectionsStatement(db, ["shipping", "vat", "checkout"]);
}

/** Reads the VAT rule that prices are shown by, as a statement for a batch. */
export function vatStatement(db: Database) {
  return sectionsStatement(db, ["vat"]);
}

/** The VAT rule from what was read; a missing or invalid one takes its default, as on every page. */
export function parseShownVat(rows: readonly { section: string; content: unknown }[]): VatTerms {
  const parsed = siteSections.vat.safeParse(storedSections(rows)["vat"] ?? {});
  return vatTermsOf(parsed.success ? parsed.data : siteSections.vat.parse({}));
}

/** What was made of a copy in each locale: it is checked once, and not for each page. Nobody changes it. */
const checked = new WeakMap<Record<string, unknown>, Map<Locale, SiteConfiguration>>();
const menus = new WeakMap<SiteConfiguration, Menu>();

/**
 * The site's configuration for display: from its copy in KV, at most two minutes old, else from D1. When neither answers,
 * the defaults: a page with the default phone number is better than no page. A staff member's preview shows its draft.
 * Never throws. Orders do not use this: they read `configurationStatement` in their own batch.
 */
export async function readSiteConfiguration(shop: Shop): Promise<SiteConfiguration> {
  const stored = await readStored(shop);
  const draft = shop.siteDraft;
  const locale = currentLocale();
  const language = languageOf(locale);
  const known = checked.get(stored) ?? new Map<Locale, SiteConfiguration>();
  const before = draft ? undefined : known.get(locale);
  if (before) return before;
  const words = language === "en" ? undefined : (stored[wordsName] as SectionWords | undefined)?.[language];
  const site = translatedSections(parseSiteConfiguration({ ...stored, ...draft }), words);
  if (!draft) checked.set(stored, known.set(locale, site));
  menus.set(site, localMenu(parseMenu(stored), language));
  return site;
}

/**
 * The locales that the shop has pages in beside English: those of the languages that it is built in, a language's further countries only while
 * their market is open and its documents in that language were read. Never throws.
 */
export async function readOpenLocales(shop: Shop): Promise<PrefixedLocale[]> {
  const built = builtLocales(shop.languages);
  if (!built.some(isOfMarket)) return built;
  const stored = await readStored(shop);
  return built.filter((locale) => isLocaleOpen(stored, locale));
}

/** The menu that was read with a configuration. */
export function menuOf(site: SiteConfiguration): Menu {
  return menus.get(site) ?? parseMenu({});
}

/** Some short texts of the site with their placeholders filled in. Never throws. */
export async function readTexts<S extends keyof SiteConfiguration>(
  shop: Shop,
  sections: readonly S[],
): Promise<Pick<SiteConfiguration, S>> {
  const site = await readSiteConfiguration(shop);
  const texts = Object.fromEntries(sections.map((section) => [section, site[section]]));
  return fillPlaceholders(texts, placeholderValues(site)) as Pick<SiteConfiguration, S>;
}

/** The text of a page as staff have edited it, filled in; null for the one built into the page. Never throws. */
export async function readPageText<N extends PageTextName>(shop: Shop, name: N): Promise<PageText<N> | null> {
  try {
    const content =
      shop.siteDraft && Object.hasOwn(shop.siteDraft, name) ? shop.siteDraft[name] : await readRow(shop.db, name);
    if (content === undefined) return null;
    const parsed = pageTexts[name].safeParse(content);
    if (!parsed.success) return null;
    const page = await inPageLanguage(shop.db, name, parsed.data as PageText<N>);
    return fillPlaceholders(page, placeholderValues(await readSiteConfiguration(shop)));
  } catch (error) {
    logError("A text of the site could not be read", error);
    return null;
  }
}

/** A page's text in the current language, as far as it is translated: one statement more than in English. */
async function inPageLanguage<N extends PageTextName>(db: Database, name: N, text: PageText<N>): Promise<PageText<N>> {
  const language = currentLanguage();
  if (language === "en") return text;
  const words = await wordsStatement(db, [name]);
  return translatedSections({ [name]: text }, words[language])[name] ?? text;
}

async function readRow(db: Database, section: string): Promise<unknown> {
  const [row] = await db
    .select({ content: siteConfiguration.content })
    .from(siteConfiguration)
    .where(eq(siteConfiguration.section, section));
  return row?.content;
}

/** What is stored of the short sections. */
async function readStored(shop: Shop): Promise<Record<string, unknown>> {
  const { key, bookmark } = await configurationCopy(shop);
  const copy = await readCopy(shop.env.CONFIG_CACHE, key);
  if (copy) return copy;
  try {
    const names = Object.keys(siteSections) as (keyof SiteConfiguration)[];
    const [rows, words] = await shop.db.batch([
      sectionsAndMarketsStatement(shop.db, [...names, menuName]),
      wordsStatement(shop.db, names),
    ]);
    const stored = { ...storedSections(rows), [wordsName]: words };
    // What a replica told that has not seen the last save is not stored as the copy of it.
    if (!isBehind(shop.db, bookmark)) shop.waitUntil(writeCopy(shop.env.CONFIG_CACHE, key, stored));
    return stored;
  } catch (error) {
    logError("Failed to load site configuration", error);
    return {};
  }
}
