import type { Database } from "#app/db/client.server.ts";
import {
  bestSellerCard,
  bestSellerOf,
  relatedStatement,
} from "#app/features/catalogue/products/best-sellers.server.ts";
import type { BestSeller } from "#app/features/catalogue/products/best-sellers.ts";
import type { Product, ProductCard } from "#app/features/catalogue/products/product.ts";
import { cardsOf } from "#app/features/catalogue/products/queries.server.ts";
import { productOf, productStatement } from "#app/features/catalogue/products/read-product.server.ts";
import { sentCard } from "#app/features/catalogue/products/sent-card.ts";
import { similarStatement } from "#app/features/catalogue/products/similar.server.ts";
import {
  type ProductReviews,
  productReviewsOf,
  productReviewStatements,
} from "#app/features/catalogue/reviews/product-reviews.server.ts";
import type { Slugs } from "#app/features/catalogue/slugs/slug-columns.server.ts";
import { cutDescription } from "#app/shared/cut-description.ts";
import { withoutFormat } from "#app/shared/formatted-text.ts";
import { listingNames } from "#app/shared/listing-names.texts.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

import { factsFrom, factsStatement, type ProductFacts } from "./product-facts.server.ts";
import { type PurchaseTerms, purchaseTerms } from "./purchase-terms.server.ts";
import { relatedTexts } from "./related.texts.ts";
import { unsoldMarkets } from "./unsold-markets.server.ts";

/** Everything the page of a product shows. */
export interface ProductPage {
  product: Product;
  /** What the law wants said of it. */
  facts: ProductFacts;
  /** How it comes, and how long the law has us answer for it. */
  terms: PurchaseTerms;
  /** What customers say of it: its rating and the latest of its reviews. */
  said: ProductReviews;
  /** What was counted of it, when it is a best seller. */
  bestSeller: BestSeller | null;
  /** Best sellers, under the product; featured products, under another name, while there are too few. */
  related: { title: string; areBestSellers: boolean; products: ProductCard[] };
  /** What can be had instead, when it is sold out. */
  similar: ProductCard[];
}

export type FoundProduct =
  // The open markets whose pages don't sell it, and its addresses in all languages, are told apart: no page shows them.
  | ({ kind: "found"; unsoldIn: MarketId[]; slugs: Slugs } & ProductPage)
  | { kind: "gone"; similar: ProductCard[] }
  | { kind: "unknown" };

/** Products shown under a product. */
const relatedCount = 4;
/** Reviews shown of a product. */
const reviewCount = 3;

/** A product with all its page shows, in one batch. `gone` when staff deleted it or took it offline; `evenHidden` shows it to staff. */
export async function readProductPage(
  db: Database,
  id: string,
  options?: { evenHidden: boolean },
  now = new Date(),
): Promise<FoundProduct> {
  const [stored, [facts], related, similarRows, reviewCounts, reviewRows] = await db.batch([
    productStatement(db, id),
    factsStatement(db, id, now),
    relatedStatement(db, id, relatedCount),
    similarStatement(db, id),
    ...productReviewStatements(db, id, reviewCount),
  ]);
  if (!stored || !facts) return { kind: "unknown" };
  const product = productOf(stored, options);
  const similar = cardsOf(similarRows).map(sentCard);
  if (!product) return { kind: "gone", similar };
  const isOther = (other: { card: { id: string } }) => other.card.id !== id;
  const bestSellers = related.filter((other) => other.units !== null);
  const own = bestSellers.find((other) => !isOther(other));
  const best = bestSellers.filter(isOther).slice(0, relatedCount);
  const picks = related.filter((other) => other.units === null && isOther(other)).slice(0, relatedCount);
  return {
    kind: "found",
    unsoldIn: unsoldMarkets(facts.unsold),
    slugs: JSON.parse(facts.slugs) as Slugs,
    product: withSeoDescription(product),
    facts: factsFrom(facts, now),
    terms: purchaseTerms(product.source, stored.soldIn.country, now),
    bestSeller: own ? bestSellerOf(own) : null,
    related:
      best.length === relatedCount
        ? {
            title: listingNames().bestSellers,
            areBestSellers: true,
            products: best.map((row) => sentCard(bestSellerCard(row))),
          }
        : { title: relatedTexts().ourPicks, areBestSellers: false, products: cardsOf(picks).map(sentCard) },
    similar,
    said: productReviewsOf(reviewCounts, reviewRows),
  };
}

/** A product that says nothing short of itself, with the beginning of its description for search engines. */
function withSeoDescription(product: Product): Product {
  const { texts, shortDescription, description } = product;
  if (texts.seoDescription || shortDescription !== "") return product;
  return { ...product, texts: { ...texts, seoDescription: cutDescription(withoutFormat(description)) } };
}
