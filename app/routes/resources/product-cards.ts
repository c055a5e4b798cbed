import { bestSellersStatement } from "#app/features/catalogue/products/best-sellers.server.ts";
import { longestPage } from "#app/features/catalogue/products/listing.ts";
import { cardsOf, listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product-cards";

const bestSellerCount = 4;

/**
 * The cards of the products in `?ids=`: of a list stored in the browser, or of a page that was sent without all their pictures. Without
 * it, those of the best sellers, for a list that is empty.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = shopOf(context);
  const ids = url.searchParams.get("ids")?.split(",").slice(0, longestPage);
  const cards = ids ? await listProductsById(db, ids) : cardsOf(await bestSellersStatement(db, bestSellerCount));
  return Response.json(cards, { headers: { "Cache-Control": "no-store" } });
}
