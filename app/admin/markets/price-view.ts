import type { MarketPrice } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { isOff, type ProposalTerms, proposedPrice } from "#app/features/catalogue/market-prices/price-proposal.ts";

/** A price with its proposal, in hundredths of the market's currency; null where none can be made. */
export interface ProposedPrice extends MarketPrice {
  proposedOre: number | null;
}

export const priceFilters = ["all", "missing", "off"] as const;
export type PriceFilter = (typeof priceFilters)[number];

/** How many prices a page has. */
export const pageSize = 50;

/** Prices with what is proposed for each. */
export function withProposals(prices: readonly MarketPrice[], terms: ProposalTerms): ProposedPrice[] {
  return prices.map((price) => {
    const own = { ore: price.ownOre, currency: price.ownCurrency };
    return { ...price, proposedOre: proposedPrice(own, terms) };
  });
}

/** Whether a price is one that a filter is for. On sale, the price before the sale is what a proposal is compared with. */
export function isShown(price: ProposedPrice, filter: PriceFilter): boolean {
  const { priceOre, earlierPriceOre, proposedOre } = price;
  if (filter === "missing") return priceOre === null && price.whyNotSold === null;
  if (filter === "off")
    return priceOre !== null && proposedOre !== null && isOff(earlierPriceOre ?? priceOre, proposedOre);
  return true;
}

/** The prices that taking all proposals writes: those that are missing or off. One on sale keeps its price until staff end the sale. */
export function takenProposals(prices: readonly ProposedPrice[]): (ProposedPrice & { proposedOre: number })[] {
  return prices.filter(
    (price): price is ProposedPrice & { proposedOre: number } =>
      price.proposedOre !== null &&
      price.earlierPriceOre === null &&
      (isShown(price, "missing") || isShown(price, "off")),
  );
}

/** One page of what a filter shows; a page beyond the last is the last. `page` counts from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages };
}

/** What a search by name finds. */
export function isNamed({ name, productId }: MarketPrice, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || productId.toLowerCase() === wanted;
}
