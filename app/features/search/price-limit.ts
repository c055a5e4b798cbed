/** A search without the price that it says, and that price. */
export interface LimitedSearch {
  words: string;
  /** The most that a shopper wants to pay, in whole kronor, VAT included where prices are shown with it. */
  maxKronor: number;
}

/** 'under 500 kr', 'max 1 000', 'högst 300:-', 'alle 500', in the shop's languages. 'Under Armour' is none. */
const limits =
  /(?<=^|\s)(?:under|below|max|maks|up to|less than|högst|upp till|opptil|op til|alle|enintään)\s+(\d{1,2} \d{3}|\d{2,6})\s*(?:kr\.?|sek|kronor|kroner|kruunua|:-)?(?=\s|$)/giu;

/** What a typed search asks for within a price; null when it says none. Of several prices the lowest counts. */
export function limitedSearchOf(text: string): LimitedSearch | null {
  const prices = Array.from(text.matchAll(limits), ([, price = ""]) => Number(price.replace(" ", "")));
  if (prices.length === 0) return null;
  return { words: text.replace(limits, " ").replace(/\s+/gu, " ").trim(), maxKronor: Math.min(...prices) };
}
