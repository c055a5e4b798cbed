import { bestSellerRule, soldBasis } from "#app/features/catalogue/products/best-sellers.ts";
import { type SortOrder, sortOrders } from "#app/features/catalogue/products/listing.ts";
import { matchSteps } from "#app/features/catalogue/search/match-steps.ts";
import { maxHits } from "#app/features/catalogue/search/search-hits.ts";
import { pairRule } from "#app/features/selling/bought-together/pairs.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";

/** What each sort order means, the parameter that weighs most first. */
const meanings: Record<SortOrder, string> = {
  featured:
    "Products our staff have placed come first, in their order. Then clothes come before accessories. Within each, products our staff feature come first, then the newest. Products without a picture come last.",
  newest: "The latest addition comes first.",
  "price-low": "The lowest price comes first.",
  "price-high": "The highest price comes first.",
};

const { days, leastUnits, topPercent } = bestSellerRule;

/** How products are put in order, wherever the shop does (MFL 12 b §): the parameters and their weight, as the queries have them. */
export const rankingPage = (): TextPage => ({
  title: "How we rank",
  intro: "How we order products in lists and search. Everyone sees the same order, and nobody can pay for a place.",
  updated: "2026-11-27",
  sections: [
    {
      id: "sort",
      title: "Lists and their sort order",
      blocks: [
        "Lists start with Featured. The home page shows best sellers, then the first products of Featured. Choose another order with Sort.",
        {
          table: {
            caption: "Sort orders",
            head: ["Order", "What comes first"],
            rows: sortOrders.map(({ id, label }) => [label, meanings[id]]),
          },
        },
        "Our staff place products in the whole shop and in each collection. Filters don't change the order. Sold-out products keep their place.",
      ],
    },
    {
      id: "search",
      title: "Search",
      blocks: [
        "Search finds products that match every word you typed: whole words, beginnings, other endings, parts of words, and words with the same meaning in Swedish, Norwegian, Danish, Finnish and English. The best match comes first:",
        {
          table: {
            caption: "How good a match is, best first",
            head: ["Step", "What matches"],
            rows: matchSteps.map((step, index) => [
              String(index + 1),
              `${(step[0] ?? "").toUpperCase()}${step.slice(1)}`,
            ]),
          },
        },
        "Within a step, products in stock come first, then those that have sold most, not counting refunds. Price makes no difference.",
        "'Under 500' sets the price filter. 'Sale' shows products on sale, and 'new' shows what's new. If nothing matches as typed, we search for what you probably meant, and say so. If nothing matches every word, we show similar products, or those whose description has every word.",
        `A single letter finds products whose name starts with it, in alphabetical order. A search lists at most ${maxHits.toLocaleString("en")} products. Before you type, search shows featured products in stock.`,
      ],
    },
    {
      id: "best-sellers",
      title: "Best Sellers",
      blocks: [
        {
          list: [
            `We count the units in paid orders of the last ${days} days, ${soldBasis()}: canceled and refunded units don't count.`,
            `A best seller has sold at least ${leastUnits} units and is among the top ${topPercent}% of our products, rounded up to whole products.`,
            "The most sold comes first. The list shows how many were sold, and when we counted.",
            "We count again every night. If few products qualify, we show Our picks below, in Featured order.",
          ],
        },
      ],
    },
    {
      id: "related",
      title: "Below a product",
      blocks: [
        "A product page ends with four best sellers, or with our picks if there are fewer.",
        "A sold-out product shows similar products in stock from the same collection: the same type first, then those with most tags in common, then those that have sold most, not counting refunds.",
        `'Pairs well with' starts with what people bought together with the product in paid orders of the last ${pairRule.days} days, not counting what was canceled or refunded. The pair that most buyers chose comes first, if at least ${pairRule.leastBuyers} different buyers chose it. Men's products aren't paired with women's. We count again every night. If there are too few pairs, we add best sellers of a kind that goes with it, such as tights with a top. We only show products in stock. The cart's suggestion works the same way.`,
        "Recently viewed shows the products you opened in this browser, latest first.",
      ],
    },
    {
      id: "reviews",
      title: "Reviews",
      blocks: ["The newest come first. See [How reviews are checked](/reviews/how) for which ones count."],
    },
  ],
});
