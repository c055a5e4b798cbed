import { pairRule } from "#app/features/bought-together/pairs.ts";
import { bestSellerRule, soldBasis } from "#app/features/catalogue/best-sellers.ts";
import { type SortOrder, sortOrders } from "#app/features/catalogue/listing.ts";
import type { TextPage } from "#app/features/configuration/document.ts";
import { searchWeights } from "#app/features/search/query.ts";

/** What each sort order means, the parameter that weighs most first. */
const meanings: Record<SortOrder, string> = {
  featured:
    "Products that our staff have chosen to feature come first, then all others. Within each of the two, the newest come first. Which ones are featured is our own choice.",
  newest: "The product that we added last comes first. Nothing else counts.",
  "price-low": "The lowest price comes first. Nothing else counts.",
  "price-high": "The highest price comes first. Nothing else counts.",
};

const { days, leastUnits, topPercent } = bestSellerRule;
const { name, category, tags, description } = searchWeights;

/** How products are put in order, wherever the shop does (MFL 12 b §): the parameters and their weight, as the queries have them. */
export const rankingPage: TextPage = {
  title: "How we rank",
  intro:
    "What decides the order of products in our lists and in search. Everybody sees the same order: nobody's clicks, purchases or device change it, and nobody can pay for a place.",
  updated: "2026-11-22",
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
        "Search finds products that have every word you typed, in any of four places. The best match comes first. How good a match is depends on where the words stand, how often, how rare they are in our shop, and how long the text around them is.",
        {
          table: {
            caption: "What a word weighs by where it stands",
            head: ["Where", "Weight"],
            rows: [
              ["Name", String(name)],
              ["Category and type", String(category)],
              ["Tags", String(tags)],
              ["Description", String(description)],
            ],
          },
        },
        "A single letter finds the products whose name begins with it, in order of the alphabet. Before you type, search shows featured products that can be had. Price, sales and stock do not count.",
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
        `Goes with it begins with what was bought together with the product: in paid orders of the last ${pairRule.days} days, without what was cancelled or refunded, what most buyers had in one order comes first. A pair counts from ${pairRule.leastBuyers} different buyers on, so that nobody's order can be read from it. We count again every night. If there are too few, it is filled up by kind: what sold most of the kinds that go with it, such as tights with a top. Only what can be had is shown. The bag's suggestion is chosen the same way, for all that is in it.`,
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
