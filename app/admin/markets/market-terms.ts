import type { MarketTerms } from "#app/features/catalogue/market-prices/market-state.server.ts";

/** The most characters of a return address. */
export const longestAddress = 300;

const rateText = /^\d{1,4}(?:[.,]\d{1,6})?$/;

/** The rate, the address and the packaging number as they were typed; or why they can't be read. An empty rate is none. */
export function readMarketTerms(typed: {
  rate: string;
  returnAddress: string;
  packagingNumber: string;
}): { terms: MarketTerms } | { problem: string } {
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
  const packagingNumber = typed.packagingNumber.trim();
  if (packagingNumber !== "" && !/^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u.test(packagingNumber))
    return { problem: "Enter the packaging number as the register wrote it: 3 to 40 letters and digits." };
  return { terms: { rateMillionths, returnAddress, packagingNumber } };
}

/** A rate as it is typed: `11,36`; empty for none. */
export function rateTextOf(rateMillionths: number | null): string {
  return rateMillionths === null ? "" : String(rateMillionths / 1_000_000).replace(".", ",");
}
