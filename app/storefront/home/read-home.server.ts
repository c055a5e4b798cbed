import type { Database } from "#app/db/client.server.ts";
import { bestSellersStatement } from "#app/features/catalogue/products/best-sellers.server.ts";
import { chipPicturesStatement } from "#app/features/catalogue/products/chip-pictures.server.ts";
import { collectionOf } from "#app/features/catalogue/products/product.ts";
import { cardsOf, listingStatement } from "#app/features/catalogue/products/queries.server.ts";
import { sentCard } from "#app/features/catalogue/products/sent-card.ts";
import { featuredReviewsStatement } from "#app/features/catalogue/reviews/queries.server.ts";
import { reviewedPath, type ReviewRow } from "#app/features/catalogue/reviews/shown-reviews.server.ts";

import { type KindTile, shownKinds } from "./shown-kinds.server.ts";

const bestSellerCount = 4;

/** What the home page shows of the catalogue, in one round trip. No product stands in two of its lists. */
export async function readHome(db: Database, featuredCount: number) {
  const places = shownKinds();
  const [kinds, best, listed, reviews] = await db.batch([
    chipPicturesStatement(db, places),
    bestSellersStatement(db, bestSellerCount),
    listingStatement(db, { facet: "all", sort: "featured", size: featuredCount + bestSellerCount }),
    featuredReviewsStatement(db),
  ]);
  const isBest = new Set(best.map(({ card }) => card.id));
  const others = cardsOf(listed).filter(({ id }) => !isBest.has(id));
  const [first = [], then = []] = [true, false].map((asked) => others.filter((card) => isClothing(card) === asked));
  return {
    kinds: kinds.flatMap(({ slug, url }): KindTile[] => {
      const kind = places.find((each) => each.slug === slug);
      return kind ? [{ name: kind.name, path: kind.path, url }] : [];
    }),
    bestSellers: cardsOf(best).map(sentCard),
    // Clothes lead: a bottle says little about a shop for training wear.
    featured: [...first, ...then].slice(0, featuredCount).map(sentCard),
    reviews: reviews.map(toShortReview),
  };
}

const isClothing = ({ category }: { category: string }) => collectionOf(category) !== "accessories";

/** What the strip says of a review: the page is sent with nothing more. */
function toShortReview(row: ReviewRow) {
  const { rating, title, comment, name, product_name: product } = row;
  return {
    rating,
    title,
    comment,
    name,
    product,
    path: reviewedPath(row),
  };
}
export type ShortReview = ReturnType<typeof toShortReview>;

export type HomeProducts = Awaited<ReturnType<typeof readHome>>;

/** What is shown while the catalogue cannot be read. */
export const noProducts: HomeProducts = { kinds: [], bestSellers: [], featured: [], reviews: [] };
