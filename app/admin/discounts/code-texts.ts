import type { CodeState } from "#app/features/selling/discounts/code-state.ts";
import { isPercentage } from "#app/features/selling/discounts/evaluate-code.ts";
import type { StoredCode } from "#app/features/selling/discounts/save-code.server.ts";
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

/** What a code takes off: `10 %, at most 300 kr`, `50 kr from 500 kr`. */
export function valueText(code: StoredCode): string {
  const cap = code.maxDiscountOre === null ? "" : `, at most ${formatPrice(code.maxDiscountOre)}`;
  const value = isPercentage(code)
    ? `${String(code.valueHundredths / 100).replace(".", ",")} %${cap}`
    : formatPrice(code.valueHundredths);
  return code.minOrderOre === 0 ? value : `${value} from ${formatPrice(code.minOrderOre)}`;
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
