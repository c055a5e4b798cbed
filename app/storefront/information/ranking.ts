import { bestSellerRule, soldBasis } from "#app/features/catalogue/products/best-sellers.ts";
import { type SortOrder, sortOrders } from "#app/features/catalogue/products/listing.ts";
import { matchSteps } from "#app/features/catalogue/search/match-steps.ts";
import { maxHits } from "#app/features/catalogue/search/search-hits.ts";
import { pairRule } from "#app/features/selling/bought-together/pairs.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";

/** What each sort order means, the parameter that weighs most first. */
const meanings: Record<SortOrder, string> = {
  featured:
    "Products that our staff have chosen to feature come first, then all others. Within each of the two, the newest come first. Which ones are featured is our own choice.",
  newest: "The product that we added last comes first. Nothing else counts.",
  "price-low": "The lowest price comes first. Nothing else counts.",
  "price-high": "The highest price comes first. Nothing else counts.",
};

const { days, leastUnits, topPercent } = bestSellerRule;

/** How products are put in order, wherever the shop does (MFL 12 b §): the parameters and their weight, as the queries have them. */
export const rankingPage: TextPage = {
  title: "How we rank",
  intro:
    "What decides the order of products in our lists and in search. Everybody sees the same order: nobody's clicks, purchases or device change it, and nobody can pay for a place.",
  updated: "2026-11-23",
  sections: [
    {
      id: "sort",
      title: "Lists and their sort order",
      blocks: [
        "The shop, the collections, new arrivals, sale items and the home page begin with Featured. You choose another order in the list's own Sort field. The home page shows the first products of Featured.",
        {
          table: {
            caption: "Sort orders",
            head: ["Order", "What comes first"],
            rows: sortOrders.map(({ id, label }) => [label, meanings[id]]),
          },
        },
        "A category leaves out what does not belong to it and changes no order. What is sold out keeps its place, and says so.",
      ],
    },
    {
      id: "search",
      title: "Search",
      blocks: [
        "Search finds products that meet every word you typed. A word counts as it is, as a beginning, with other endings, in its parts (löparjacka is a jacket for running), and by words that mean the same in Swedish, Norwegian, Danish, Finnish and English. Our staff can add such words. What matches best comes first:",
        {
          table: {
            caption: "How good a match is, the best first",
            head: ["Step", "What the product has"],
            rows: matchSteps.map((step, index) => [
              String(index + 1),
              `${(step[0] ?? "").toUpperCase()}${step.slice(1)}`,
            ]),
          },
        },
        "Within a step, what can be had comes before what is sold out, and then the product that sold most since we began to sell it, refunded ones taken off. Price does not count.",
        "A price such as under 500 is set as the price filter. Sale words show only what is reduced, and words such as new only what is new. When nothing is found as typed, we search for what you probably meant, and say so. When nothing meets every word, we show products of the kind you named, or, if we have none, those whose description has every word.",
        `A single letter finds the products whose name begins with it, in order of the alphabet. A search lists at most ${maxHits.toLocaleString("en")} products. Before you type, search shows featured products that can be had.`,
      ],
    },
    {
      id: "best-sellers",
      title: "Best Sellers",
      blocks: [
        {
          list: [
            `We count the units in paid orders of the last ${days} days, ${soldBasis}: whatever was cancelled or refunded does not count.`,
            `A product is a best seller with at least ${leastUnits} units, and only if it is among the ${topPercent} % of our products that sold most, rounded up to whole products.`,
            "The most sold comes first. How many were sold stands with each product, and the day of the count with the list and on the product's own page.",
            "We count again every night. If too few products sell that well, the list is short: what we show below it, or instead of it, is called Our picks and is in the order of Featured.",
          ],
        },
      ],
    },
    {
      id: "related",
      title: "Below a product",
      blocks: [
        "A product's page ends with four best sellers, or with our picks while there are fewer.",
        "When a product is sold out, its page offers similar ones that can be had: from the same collection, those of the same type first, then those that sold most since we began to sell them, refunded ones taken off.",
        `'Pairs well with' begins with what was bought together with the product: in paid orders of the last ${pairRule.days} days, without what was cancelled or refunded, what most buyers had in one order comes first. A pair counts from ${pairRule.leastBuyers} different buyers on, so that nobody's order can be read from it. We count again every night. If there are too few, it is filled up by kind: what sold most of the kinds that go with it, such as tights with a top. Only what can be had is shown. The bag's suggestion is chosen the same way, for all that is in it.`,
        "Recently viewed are the products that you opened in this browser, the last one first.",
      ],
    },
    {
      id: "reviews",
      title: "Reviews",
      blocks: ["The newest come first. [How reviews are checked](/reviews/how) says which of them count."],
    },
  ],
};
