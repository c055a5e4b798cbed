import { toOre } from "#app/shared/money.ts";

/** A typed amount of kronor (dollars, euros) in öre; NaN for anything else. */
export function parsePrice(text: string): number {
  const amount = text.replace(/\s|kr|[$€]/g, "").replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? toOre(Number(amount)) : Number.NaN;
}
