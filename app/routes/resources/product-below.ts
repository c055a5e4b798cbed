import type { LowerHalf } from "#app/storefront/product-page/product-page-data.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/product-below";

/** The lower half of a product's page, for the scripts of a page that is already there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await readProductPage(shopOf(context).db, params.id);
  if (found.kind !== "found") return new Response(null, { status: 404 });
  const lower: LowerHalf = { texts: found.product.texts, related: found.related, reviews: found.reviews };
  return Response.json(lower, { headers: publicPage() });
}
