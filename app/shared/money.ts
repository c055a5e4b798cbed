import { currencies, type Currency } from "./currencies.ts";
import { currentLanguage } from "./language/current-language.ts";
import type { Language } from "./language/languages.ts";

/** The language whose files are built (vite.config.ts): none where nothing is. */
declare const BUILT_LANGUAGE: Language;

const noBreakSpace = "\u00a0";

/** Kronor (as the API and the browser storage speak) to öre (as the code and the database count), rounded to the nearest öre. */
export function toOre(kronor: number): number {
  return Math.round(Number((kronor * 100).toPrecision(15)));
}

/** Öre to kronor, for the API and the browser storage. */
export function toKronor(ore: number): number {
  return ore / 100;
}

/** The names of amounts without their unit: `totalOre` becomes `total`. */
type WithoutOre<T> = { [N in keyof T as N extends `${infer Name}Ore` ? Name : N]: T[N] };

/** A record with each of its amounts in öre (`totalOre`) in kronor (`total`), as the API returns it. Null stays null. */
export function inKronor<T extends object>(record: T): WithoutOre<T> {
  const fields = Object.entries(record).map(([name, value]) =>
    name.endsWith("Ore") ? [name.slice(0, -3), value === null ? null : toKronor(value)] : [name, value],
  );
  return Object.fromEntries(fields);
}

/** The names of amounts with their unit: `total` becomes `totalOre`. */
type WithOre<T, Amount extends keyof T> = Omit<T, Amount> & { [N in Amount as `${N & string}Ore`]: number };

/** The reverse of `inKronor`: a record with those of its fields that are amounts in kronor (`total`) in öre (`totalOre`). */
export function inOre<T extends object, const Amount extends keyof T & string>(
  record: T,
  amounts: readonly Amount[],
): WithOre<T, Amount> {
  const isAmount: ReadonlySet<string> = new Set(amounts);
  const fields = Object.entries(record).map(([name, value]) =>
    isAmount.has(name) ? [`${name}Ore`, toOre(value)] : [name, value],
  );
  return Object.fromEntries(fields);
}

/** A share of an amount in öre, rounded half up to whole öre. `hundredths` of a percent: 25 % is 2500. */
export function percentOf(ore: number, hundredths: number): number {
  return Math.round((ore * hundredths) / 100_00);
}

/**
 * An amount in öre as the readers of the current language write it: `1 299 kr`, `149,50 kr`, `$29.00`, `€29.00`; in Danish `1.299 kr.` for
 * Danish kroner, in the Nordic languages `34,95 €`. Each country's kronor are kr to its own readers alone, and Swedish ones in English: elsewhere they would pass for others.
 */
export function formatPrice(ore: number, currency: Currency = "SEK"): string {
  // Known when a browser's files are built, which leaves the other languages' signs out of them.
  const language = typeof BUILT_LANGUAGE === "undefined" ? currentLanguage() : BUILT_LANGUAGE;
  const sign = ore < 0 ? "−" : "";
  const whole = Math.floor(Math.abs(ore) / 100);
  const cents = String(Math.abs(ore) % 100).padStart(2, "0");
  const isNordicEuro = language !== "en" && currency === "EUR";
  if (currency === "USD" || (currency === "EUR" && !isNordicEuro))
    return `${sign}${currency === "USD" ? "$" : "€"}${grouped(whole, ",")}.${cents}`;
  const isDanish = language === "da" && currency === "DKK";
  const isKr = currency === (language === "nb" ? "NOK" : language === "da" || language === "fi" ? null : "SEK");
  const unit = isNordicEuro ? "€" : isDanish ? "kr." : isKr ? "kr" : currency;
  const decimals = cents === "00" && !isNordicEuro ? "" : `,${cents}`;
  return `${sign}${grouped(whole, isDanish ? "." : noBreakSpace)}${decimals}${noBreakSpace}${unit}`;
}

/** An amount of any currency, as a payment provider may tell it: `50 kr`, or `50.00 GBP` for one that the shop does not use. */
export function formatAmount(ore: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  return known ? formatPrice(ore, known) : `${(ore / 100).toFixed(2)} ${currency}`;
}

/**
 * A price text to kronor: strips what is not a number and reads a comma as the decimal point (R1);
 * before a point, a comma separates thousands, as in `$1,299.00`.
 */
export function parsePriceText(text: string): number {
  const digits = text.replace(/[^\d.,]/g, "");
  return Number.parseFloat(digits.includes(".") ? digits.replaceAll(",", "") : digits.replace(",", ".")) || 0;
}

function grouped(whole: number, separator: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
