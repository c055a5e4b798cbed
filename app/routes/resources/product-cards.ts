import { pageSize } from "#app/features/catalogue/products/listing.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/product-cards";

/** The cards of the products in `?ids=`: of a list stored in the browser, or of a page that was sent without all their pictures. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, pageSize);
  const cards = await listProductsById(shopOf(context).db, ids);
  return Response.json(cards, { headers: { "Cache-Control": "no-store" } });
}
