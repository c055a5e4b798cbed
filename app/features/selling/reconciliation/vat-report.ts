import type { Currency } from "#app/shared/currencies.ts";

/** Sales or refunds of one day, VAT rate, country and currency, as the orders' own snapshots say. Amounts in öre. */
export interface VatSums {
  kind: "sale" | "refund";
  /** Swedish, such as `2026-11-24`. */
  day: string;
  /** Hundredths of a percent: 25 % is 2500. */
  rateHundredths: number;
  country: string;
  /** Whose VAT it is: the shop's own, or that of the buyer's country by OSS. */
  vatCountry: string;
  currency: Currency;
  count: number;
  /** With VAT. */
  totalOre: number;
  vatOre: number;
}

/** A line of the VAT report, in öre. What was sold and what went back stand side by side; the rest is what is owed. */
export interface VatLine {
  rateHundredths: number;
  country: string;
  vatCountry: string;
  currency: Currency;
  orders: number;
  soldOre: number;
  soldVatOre: number;
  refunds: number;
  refundedOre: number;
  refundedVatOre: number;
  /** Sold less refunded: without VAT, and the VAT of it. */
  netOre: number;
  vatOre: number;
}

/** VAT by rate, country and whose it is, to the öre: each amount is the sum of the orders' own, never a rate times a sum. */
export function vatReport(sums: readonly VatSums[]): VatLine[] {
  const lines = new Map<string, VatLine>();
  for (const { kind, rateHundredths, country, vatCountry, currency, count, totalOre, vatOre } of sums) {
    const key = `${currency} ${country} ${vatCountry} ${rateHundredths}`;
    const line = lines.get(key) ?? { ...nothing, rateHundredths, country, vatCountry, currency };
    lines.set(key, line);
    const sign = kind === "sale" ? 1 : -1;
    if (kind === "sale") {
      line.orders += count;
      line.soldOre += totalOre;
      line.soldVatOre += vatOre;
    } else {
      line.refunds += count;
      line.refundedOre += totalOre;
      line.refundedVatOre += vatOre;
    }
    line.netOre += sign * (totalOre - vatOre);
    line.vatOre += sign * vatOre;
  }
  return [...lines.values()].toSorted(
    (a, b) =>
      a.currency.localeCompare(b.currency) ||
      a.country.localeCompare(b.country) ||
      a.vatCountry.localeCompare(b.vatCountry) ||
      b.rateHundredths - a.rateHundredths,
  );
}

/** A rate in words: `25 %`, `25.5 %`. */
export function rateText(hundredths: number): string {
  return `${hundredths / 100}\u00A0%`;
}

const nothing = {
  orders: 0,
  soldOre: 0,
  soldVatOre: 0,
  refunds: 0,
  refundedOre: 0,
  refundedVatOre: 0,
  netOre: 0,
  vatOre: 0,
};
