import { readBuyableProduct } from "#app/features/catalogue/products/read-product.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/buyable-product";

/** A product with its current stock, for adding a wishlist item to the cart. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const product = await readBuyableProduct(shopOf(context).db, params.id);
  if (!product) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return Response.json(product, { headers: { "Cache-Control": "no-store" } });
}
