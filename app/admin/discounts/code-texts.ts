import type { CodeState } from "#app/features/selling/discounts/code-state.ts";
import { currencyOf, kindOf } from "#app/features/selling/discounts/discount-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
import { marketOf } from "#app/features/shop/markets/markets.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const codeStateNames: Record<CodeState, string> = {
  active: "Active",
  scheduled: "Scheduled",
  expired: "Expired",
  "used-up": "Used up",
  disabled: "Disabled",
};
export const codeStateTones: Record<CodeState, BadgeTone> = {
  active: "success",
  scheduled: "warning",
  expired: "neutral",
  "used-up": "neutral",
  disabled: "danger",
};

/** What staff call a discount: its title, or its code. */
export const nameOfDiscount = ({ title, code }: Pick<StoredCode, "title" | "code">): string => title || code;

/** What staff are told of a code. */
export interface ToldCode extends Pick<
  StoredCode,
  | "discountType"
  | "valueHundredths"
  | "minOrderOre"
  | "maxDiscountOre"
  | "buyQuantity"
  | "getQuantity"
  | "startsAt"
  | "expiryDate"
  | "maxUses"
  | "maxUsesPerCustomer"
  | "market"
> {
  productIds: readonly string[] | null;
}

/** What a code gives: `10% off, at most 300 kr`, `50 kr off from 500 kr`, `Buy 2, get 1 free of 3 products`. */
export function offerText(code: ToldCode, named: readonly { name: string }[] = []): string {
  const currency = currencyOf(code);
  const kind = kindOf(code);
  const items = itemsText(code.productIds, named);
  const scope = items === null ? "" : kind === "free-shipping" ? ` with ${items}` : ` ${items}`;
  const percent = `${String(code.valueHundredths / 100).replace(".", ",")}%`;
  const get = code.valueHundredths === 100_00 ? "free" : `at ${percent} off`;
  const gift = {
    percentage: `${percent} off`,
    fixed: `${formatPrice(code.valueHundredths, currency)} off`,
    "free-shipping": "Free standard shipping",
    "buy-x-get-y": `Buy ${code.buyQuantity}, get ${code.getQuantity} ${get}${items === null ? "" : ":"}`,
  }[kind];
  const cap = code.maxDiscountOre === null ? "" : `, at most ${formatPrice(code.maxDiscountOre, currency)}`;
  const where = code.market === null ? "" : `, ${marketOf(code.market)?.country} only`;
  return `${gift}${scope}${cap}${code.minOrderOre === 0 ? "" : ` from ${formatPrice(code.minOrderOre, currency)}`}${where}`;
}

/** The products of a code in words, by name as far as their names are known; null for all. */
function itemsText(productIds: readonly string[] | null, named: readonly { name: string }[]): string | null {
  if (productIds === null) return null;
  const [first, second] = named;
  const count = productIds.length;
  if (!first) return count === 1 ? "1 product" : `${count} products`;
  if (count === 1) return first.name;
  return count === 2 && second ? `${first.name} and ${second.name}` : `${first.name} and ${count - 1} more products`;
}

/** All that a code says, as staff would tell it: `20% off Pulse Tights from 500 kr, until 1 Dec 2026, 00:00, once per customer.` */
export function codeSentence(code: ToldCode, named: readonly { name: string }[]): string {
  const { startsAt, expiryDate, maxUses, maxUsesPerCustomer } = code;
  const parts = [
    offerText(code, named),
    ...(startsAt === null ? [] : [`from ${formatDateTime(startsAt)}`]),
    ...(expiryDate === null ? [] : [`until ${formatDateTime(expiryDate)}`]),
    ...(maxUsesPerCustomer === null ? [] : [`${timesText(maxUsesPerCustomer)} per customer`]),
    ...(maxUses === null ? [] : [`${timesText(maxUses)} in total`]),
  ];
  return `${parts.join(", ")}.`;
}

function timesText(times: number): string {
  return times === 1 ? "once" : `${times} times`;
}

/** When a code holds: `From 1 Jan 2026, 00:00`, `Always`; its start and end on a line each. */
export function periodText({ startsAt, expiryDate }: Pick<StoredCode, "startsAt" | "expiryDate">): string {
  const parts = [
    ...(startsAt === null ? [] : [`from ${formatDateTime(startsAt)}`]),
    ...(expiryDate === null ? [] : [`until ${formatDateTime(expiryDate)}`]),
  ];
  const text = parts.join("\n");
  return text === "" ? "Always" : text.charAt(0).toUpperCase() + text.slice(1);
}

/** How often a code was used, of how often it may be: `12`, `3 of 50`, `None allowed`. */
export function usesText({ timesUsed, maxUses }: Pick<StoredCode, "timesUsed" | "maxUses">): string {
  if (maxUses === 0) return "None allowed";
  return maxUses === null ? String(timesUsed) : `${timesUsed} of ${maxUses}`;
}
