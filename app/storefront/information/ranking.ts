import { bestSellerRule, soldBasis } from "#app/features/catalogue/products/best-sellers.ts";
import { type SortOrder, sortOrders } from "#app/features/catalogue/products/listing.ts";
import { productWords } from "#app/features/catalogue/products/product-words.texts.ts";
import { sortOrderNames } from "#app/features/catalogue/products/sort-orders.texts.ts";
import { matchSteps } from "#app/features/catalogue/search/match-steps.ts";
import { maxHits } from "#app/features/catalogue/search/search-hits.ts";
import { pairRule } from "#app/features/selling/bought-together/pairs.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { localPercent } from "#app/shared/language/local-percent.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";
import { suggestionNames } from "#app/shared/suggestion-names.texts.ts";
import { listingTexts } from "#app/storefront/listing/listing.texts.tsx";

import { rankingTexts } from "./ranking.texts.ts";

const { days, leastUnits, topPercent } = bestSellerRule;

/** How products are put in order, wherever the shop does (MFL 12 b §): the parameters and their weight, as the queries have them. */
export function rankingPage(): TextPage {
  const texts = rankingTexts();
  const { featured } = sortOrderNames();
  // What each sort order means, the parameter that weighs most first.
  const meanings: Record<SortOrder, string> = {
    featured: texts.featured,
    newest: texts.newest,
    "price-low": texts.priceLow,
    "price-high": texts.priceHigh,
  };
  return {
    title: pageNames()["/how-we-rank"],
    intro: texts.intro,
    updated: "2026-11-29",
    sections: [
      {
        id: "sort",
        title: texts.listsTitle,
        blocks: [
          texts.lists(featured, listingTexts().sort),
          {
            table: {
              caption: texts.sortOrders,
              head: [texts.order, texts.comesFirst],
              rows: sortOrders.map(({ id, label }) => [label, meanings[id]]),
            },
          },
          texts.placing,
        ],
      },
      {
        id: "search",
        title: texts.searchTitle,
        blocks: [
          texts.search,
          {
            table: {
              caption: texts.matches,
              head: [texts.step, texts.whatMatches],
              rows: matchSteps().map((step, index) => [String(index + 1), capitalize(step)]),
            },
          },
          texts.withinStep,
          texts.understood,
          texts.letter(maxHits.toLocaleString(currentLanguage())),
        ],
      },
      {
        id: "best-sellers",
        title: listingNames().bestSellers,
        blocks: [
          {
            list: [
              texts.unitsSold(days, soldBasis()),
              texts.bestSeller(leastUnits, localPercent(topPercent)),
              texts.mostSold,
              texts.everyNight(productWords().ourPicks, featured),
            ],
          },
        ],
      },
      {
        id: "related",
        title: texts.belowTitle,
        blocks: [
          texts.below,
          texts.soldOut,
          texts.pairs(suggestionNames().pairsWith, pairRule.days, pairRule.leastBuyers),
          texts.viewed(suggestionNames().recentlyViewed),
        ],
      },
      {
        id: "reviews",
        title: pageNames()["/reviews"],
        blocks: [texts.reviews(`[${pageNames()["/reviews/how"]}](/reviews/how)`)],
      },
    ],
  };
}
