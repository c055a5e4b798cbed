import { languagesOfLaw } from "#app/features/shop/markets/languages-of-law.ts";
import { homeMarket, type Market } from "#app/features/shop/markets/markets.ts";
import type { ShippingRates } from "#app/features/shop/shipping/rates.ts";
import { voecPriceLimitOre } from "#app/features/shop/shipping/voec-price-limit.ts";
import { isOfMarket, type Language, languageOf, type Locale } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { VatRule } from "#app/shared/vat.ts";

import type { UntoldProduct } from "./list-prices.server.ts";

/** What is known of a market when staff look at it. */
export interface MarketFacts {
  /** The languages that the shop is built in. */
  languages: readonly Language[];
  /** How many products and variants for sale have no price in it. */
  missingPrices: number;
  /** The products for sale whose warnings or guarantee aren't translated, in each language. */
  untold: readonly UntoldProduct[];
  /** The season's rate; null while there is none. */
  rateMillionths: number | null;
  vatNumber: string;
  vatMode: VatRule["mode"];
  /** Whether the shop is registered for the One Stop Shop, and its number in Norway's VOEC register; empty for none. */
  oss: boolean;
  voecNumber: string;
  /** The ways to pay that work in its country and currency, by name. */
  waysToPay: readonly string[];
  rates: ShippingRates;
  returnAddress: string;
  /** The number in the country's packaging register; empty while it has none. */
  packagingNumber: string;
  /** The locales that the terms and the information on withdrawal are given in. */
  legalLocales: readonly Locale[];
  /** Those whose documents, as they are today, somebody has read who knows the law. */
  readLocales: readonly Locale[];
}

/** A part of a market's set: what there is of it, or what is missing. */
export interface MarketCheck {
  name: string;
  text: string;
  isMet: boolean;
  /** Where staff mend it; null where it takes a new version of the shop. */
  to: string | null;
}

const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  sv: "Swedish",
  nb: "Norwegian",
  da: "Danish",
  fi: "Finnish",
};

/** What a market needs before it opens, in the order in which staff see to it. */
export function marketChecks(market: Market, facts: MarketFacts): MarketCheck[] {
  return [
    languagesCheck(market, facts),
    pricesCheck(market, facts),
    rateCheck(market, facts),
    vatCheck(market, facts),
    paymentCheck(market, facts),
    deliveryCheck(market, facts),
    returnCheck(market, facts),
    packagingCheck(market, facts),
    legalCheck(market, facts),
    warningsCheck(market, facts),
  ];
}

/** What stands in the way of opening a market, in words; empty when it may open. */
export function missingFrom(checks: readonly MarketCheck[]): string[] {
  return checks.filter(({ isMet }) => !isMet).map(({ text }) => text);
}

/** What a market can't be without: a language of its own. The shop's own market speaks English, and Swedish once it is built. */
function ownLocales(market: Market): Locale[] {
  return market.id === homeMarket.id ? ["en"] : market.locales.filter((locale) => !isOfMarket(locale));
}

function languagesCheck(market: Market, { languages }: MarketFacts): MarketCheck {
  const missing = ownLocales(market).filter((locale) => !languages.includes(languageOf(locale)));
  const isMet = missing.length === 0;
  const text = isMet
    ? `Built in ${namesOf(market.locales.filter((locale) => languages.includes(languageOf(locale))))}.`
    : `The shop isn't built in ${namesOf(missing)}.`;
  return { name: "Languages", text, isMet, to: null };
}

function pricesCheck({ id, country, currency, vatScheme }: Market, { missingPrices }: MarketFacts): MarketCheck {
  const to = id === homeMarket.id ? "/admin?tab=products" : `/admin/markets/${id}/prices?show=missing`;
  const isMet = missingPrices === 0;
  const count = missingPrices === 1 ? "1 price is" : `${missingPrices} prices are`;
  const told = isMet ? `Everything for sale has a price in ${currency}.` : `${count} missing in ${currency}.`;
  const limit = formatPrice(voecPriceLimitOre, currency);
  // It would be shown with VAT and charged as an export.
  const text =
    vatScheme === "voec" ? `${told} What costs ${limit} or more, or a partner sends, isn't sold in ${country}.` : told;
  return { name: "Prices", text, isMet, to };
}

/** Without a rate, its orders are in no bookkeeping file. */
function rateCheck({ id, currency }: Market, { rateMillionths }: MarketFacts): MarketCheck {
  const isMet = id === homeMarket.id || rateMillionths !== null;
  const text = isMet
    ? "There's a rate for proposals and bookkeeping."
    : `The season's rate for ${currency} is missing.`;
  return { name: "Rate", text, isMet, to: `/admin/markets#${id}` };
}

/** Products that a check names; more are told by number. */
const mostNamed = 5;

/**
 * Warnings must be in the languages of the country that goods are sold in (Regulation (EU) 2023/988, article 19). What becomes for sale in an open
 * market without is left out of it. Sweden has what isn't built in Swedish in English.
 */
function warningsCheck({ id, country }: Market, { untold, languages }: MarketFacts): MarketCheck {
  const needed = languagesOfLaw[id].filter((language) => id !== homeMarket.id || languages.includes(language));
  const lacking = needed.map((language) => ({ language, products: untold.filter((one) => one.language === language) }));
  const [first, ...others] = lacking.filter(({ products }) => products.length > 0);
  if (!first) return { name: "Warnings", text: "Nothing is said in English alone.", isMet: true, to: null };
  const told = [first, ...others].map(({ language, products }) => {
    const names = products.slice(0, mostNamed).map(({ name }) => name);
    const rest = products.length - names.length;
    return `in ${languageNames[language]} for ${names.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  });
  const left = id === homeMarket.id ? "" : ` They aren't sold in ${country} until then.`;
  const query = new URLSearchParams({ language: first.language, kind: "product", id: first.products[0]?.id ?? "" });
  const text = `Warnings or guarantees are to be translated ${told.join("; ")}.${left}`;
  return { name: "Warnings", text, isMet: false, to: `/admin/translations/item?${query.toString()}` };
}

/** Whether a market's prices carry the VAT of its country, and the shop may pay it there: also asked before the settings of VAT change. */
export function vatCheck(
  { vatScheme }: Market,
  { vatNumber, vatMode, oss, voecNumber }: Pick<MarketFacts, "vatNumber" | "vatMode" | "oss" | "voecNumber">,
): MarketCheck {
  const name = "VAT";
  if (vatNumber === "")
    return { name, text: "The shop's VAT number is missing.", isMet: false, to: "/admin/settings/identity" };
  const to = "/admin/settings/vat";
  if (vatScheme === "domestic") return { name, text: `Swedish VAT, ${vatNumber}.`, isMet: true, to };
  // A market's prices are set with VAT: it would be added to them once more.
  if (vatMode === "added") return { name, text: "The settings say VAT is added at checkout.", isMet: false, to };
  if (vatScheme === "oss") {
    const text = oss
      ? "Paid through the One Stop Shop."
      : "The settings say the shop isn't registered for the One Stop Shop.";
    return { name, text, isMet: oss, to };
  }
  const isMet = voecNumber !== "";
  return { name, text: isMet ? `Paid by VOEC, ${voecNumber}.` : "Norway's VOEC number is missing.", isMet, to };
}

function paymentCheck({ currency, country }: Market, { waysToPay }: MarketFacts): MarketCheck {
  const isMet = waysToPay.length > 0;
  const text = isMet ? `${waysToPay.join(", ")}.` : `No way to pay takes ${currency} from ${country}.`;
  return { name: "Ways to pay", text, isMet, to: "/admin/settings/checkout" };
}

function deliveryCheck({ currency }: Market, { rates }: MarketFacts): MarketCheck {
  const { standardOre, expressOre, freeThresholdOre } = rates;
  const [standard, express, free] = [standardOre, expressOre, freeThresholdOre].map((ore) =>
    formatPrice(ore, currency),
  );
  // A threshold of 0 is free delivery for every order, which staff may mean for one market and not for all.
  const isMet = standardOre > 0 || freeThresholdOre > 0;
  const text = isMet
    ? `Standard ${standard}, express ${express}, free from ${free}.`
    : `Delivery prices in ${currency} are missing.`;
  return { name: "Delivery", text, isMet, to: "/admin/settings/shipping" };
}

function returnCheck({ id }: Market, { returnAddress }: MarketFacts): MarketCheck {
  const isMet = returnAddress !== "";
  const to = id === homeMarket.id ? "/admin/settings/contact" : `/admin/markets#${id}`;
  const text = isMet ? `${returnAddress.split("\n").join(", ")}.` : "The address that returns go to is missing.";
  return { name: "Returns", text, isMet, to };
}

/** Where a seller registers that answers for the packaging its buyers are left with, by market. */
export const packagingRegister: Readonly<Partial<Record<MarketId, string>>> = {
  no: "Norway: the number of membership in a return scheme for packaging (avfallsforskriften, chapter 7).",
  dk: "Denmark: the number in the producer register (Dansk Producentansvar).",
  fi: "Finland: the number in the producer register (Tukes), or of the producer organisation.",
};

function packagingCheck({ id, country }: Market, { packagingNumber }: MarketFacts): MarketCheck {
  const isMet = packagingRegister[id] === undefined || packagingNumber !== "";
  const text = !isMet
    ? `The number for packaging in ${country} is missing.`
    : packagingNumber === ""
      ? "Packaging is registered in Sweden, outside the shop."
      : `Packaging: ${packagingNumber}.`;
  return { name: "Packaging", text, isMet, to: `/admin/markets#${id}` };
}

function legalCheck(market: Market, { languages, legalLocales, readLocales }: MarketFacts): MarketCheck {
  const { id, country } = market;
  // Those of a second language are shown as soon as the shop is built in it.
  const needed =
    id === homeMarket.id
      ? ownLocales(market)
      : market.locales.filter((one) => !isOfMarket(one) || languages.includes(languageOf(one)));
  const missing = needed.filter((locale) => !legalLocales.includes(locale));
  const name = "Legal texts";
  if (missing.length > 0) {
    const text = `Terms and the information on withdrawal for ${country} are missing in ${namesOf(missing)}.`;
    return { name, text, isMet: false, to: null };
  }
  // The shop's own market is open, whoever has read its documents.
  const unread = id === homeMarket.id ? [] : needed.filter((locale) => !readLocales.includes(locale));
  const isMet = unread.length === 0;
  const text = isMet
    ? "Terms and the information on withdrawal are there."
    : `Nobody has confirmed that a lawyer read the terms and the information on withdrawal as they are today in ${namesOf(unread)}.`;
  return { name, text, isMet, to: `/admin/markets#${id}` };
}

function namesOf(locales: readonly Locale[]): string {
  return locales.map((locale) => languageNames[languageOf(locale)]).join(" and ");
}
