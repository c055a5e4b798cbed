import { marketOf } from "#app/features/shop/markets/markets.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { PrefixedLanguage } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import type { TranslatedDiscountField } from "#app/shared/translations.ts";

/** What a code does. `percent` and `amount` are older words for the first two. */
export const codeKinds = ["percentage", "fixed", "free-shipping", "buy-x-get-y"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** A stored discount. Amounts in hundredths of its currency (`currencyOf`), and so is `valueHundredths`, unless it is percent; 0 for free shipping. */
export interface DiscountCode {
  /** What shoppers enter; of an automatic discount its id, which nobody can enter. */
  code: string;
  /** What shoppers see of an automatic discount; empty for a code. */
  title: string;
  isActive: boolean;
  /** From when it can be used; null for at once. */
  startsAt: string | null;
  /** For chosen products, what those must come to. */
  minOrderOre: number;
  expiryDate: string | null;
  discountType: string;
  valueHundredths: number;
  maxDiscountOre: number | null;
  /** How many paid orders may use it, in total and per customer; null for no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  description: string;
  /** The products it is for; null for all. */
  productIds: string[] | null;
  /** Of buy X, get Y: how many units must be bought, and how many of the cheapest then cost less. Null for the other kinds. */
  buyQuantity: number | null;
  getQuantity: number | null;
  /** The market whose orders it is for; null for all, where its amounts hold in kronor of Sweden alone. */
  market: MarketId | null;
  /** What tells of it in other languages, where it is translated; left out where nobody is told. */
  translations?: DiscountTranslations | undefined;
}

export type DiscountTranslations = Record<TranslatedDiscountField, Partial<Record<PrefixedLanguage, string>>>;

/** What tells of a discount in the current language: in English where it isn't translated. */
export function localText(code: DiscountCode, field: TranslatedDiscountField): string {
  const language = currentLanguage();
  return (language === "en" ? undefined : code.translations?.[field][language]) ?? code[field];
}

/** The currency of a discount's amounts. */
export function currencyOf({ market }: Pick<DiscountCode, "market">): Currency {
  return (market && marketOf(market)?.currency) || "SEK";
}

/** What a code does; a type that is no known word is read by its value: up to 100 is a percentage (R4). */
export function kindOf({
  discountType,
  valueHundredths,
}: Pick<DiscountCode, "discountType" | "valueHundredths">): CodeKind {
  const known = codeKinds.find((kind) => kind === discountType);
  if (known) return known;
  if (discountType === "percent") return "percentage";
  if (discountType === "amount") return "fixed";
  return valueHundredths <= 100_00 ? "percentage" : "fixed";
}
