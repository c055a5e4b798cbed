import type { MarketState } from "#app/features/catalogue/market-prices/market-state.server.ts";

/** The most characters of a return address. */
export const longestAddress = 300;

const rateText = /^\d{1,4}(?:[.,]\d{1,6})?$/;

/** The rate and the address as they were typed; or why they can't be read. An empty rate is none. */
export function readMarketTerms(typed: {
  rate: string;
  returnAddress: string;
}): { terms: Pick<MarketState, "rateMillionths" | "returnAddress"> } | { problem: string } {
  const rate = typed.rate.trim();
  const rateMillionths = rate === "" ? null : Math.round(Number(rate.replace(",", ".")) * 1_000_000);
  if (rate !== "" && (!rateText.test(rate) || rateMillionths === 0))
    return { problem: "Enter the rate as kronor for one unit, for example 11,36." };
  const returnAddress = typed.returnAddress
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
  if (returnAddress.length > longestAddress) return { problem: `An address has up to ${longestAddress} characters.` };
  return { terms: { rateMillionths, returnAddress } };
}

/** A rate as it is typed: `11,36`; empty for none. */
export function rateTextOf(rateMillionths: number | null): string {
  return rateMillionths === null ? "" : String(rateMillionths / 1_000_000).replace(".", ",");
}
