/** A search without the prices that it says, and those prices. */
export interface LimitedSearch {
  words: string;
  /** The prices as they were typed: 'under 500 kr'. */
  said: string;
  /** The least and the most that a shopper wants to pay, in whole kronor, VAT included where prices are shown with it; null where unsaid. */
  minKronor: number | null;
  maxKronor: number | null;
}

/** About what a euro costs. It need not be exact: the price becomes a filter, which is shown and can be changed. */
const kronorOfEuro = 11;

const unit = String.raw`\s*(?:kr\.?|sek|kronor|kroner|kruunua|:-|(€|eur|euro|euroa))?(?=\s|$)`;
const price = String.raw`(\d{1,2} \d{3}|\d{2,6})`;
/** Two digits on both sides are a size: '40-43'. */
const large = String.raw`(\d{1,2} \d{3}|\d{3,6})`;
const between = String.raw`(?:(?:between|mellan|mellom|mellem)\s+)?${large}\s*(?:-|–|to|till|til|and|och|og|ja)\s*${large}`;
const below = `(?:under|below|max|maks|up to|less than|högst|upp till|opptil|op til|alle|enintään)\\s+${price}`;
const above = `(?:over|above|more than|at least|över|mer än|minst|mer enn|mere end|mindst|yli|vähintään)\\s+${price}`;
/** 'under 500 kr', 'over 1 000', 'högst 300:-', 'yli 100 €', '500-1000 kr', in the shop's languages. 'Under Armour' is none. */
const limits = new RegExp(String.raw`(?<=^|\s)(?:${between}|${below}|${above})${unit}`, "giu");

/** What a typed search asks for within prices; null when it says none. Of several, those count that leave the least. */
export function limitedSearchOf(text: string): LimitedSearch | null {
  const found = Array.from(text.matchAll(limits), ([said, from, to, most, least, euro]) => ({
    said: said.trim(),
    min: kronorOf(from ?? least, euro),
    max: kronorOf(to ?? most, euro),
  }));
  if (found.length === 0) return null;
  const mins = found.flatMap(({ min }) => min ?? []);
  const maxes = found.flatMap(({ max }) => max ?? []);
  return {
    words: text.replace(limits, " ").replace(/\s+/gu, " ").trim(),
    said: found.map(({ said }) => said).join(" "),
    minKronor: mins.length === 0 ? null : Math.max(...mins),
    maxKronor: maxes.length === 0 ? null : Math.min(...maxes),
  };
}

function kronorOf(amount: string | undefined, euro: string | undefined): number | null {
  if (amount === undefined) return null;
  return Number(amount.replace(" ", "")) * (euro === undefined ? 1 : kronorOfEuro);
}

/** A typed search without the prices that it says. */
export function withoutLimit(text: string): string {
  return limitedSearchOf(text)?.words ?? text;
}
