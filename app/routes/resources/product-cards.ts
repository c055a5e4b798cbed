import { data } from "react-router";

import { listProductsById } from "#app/features/catalogue/queries.server.ts";
import { maxRecentlyViewed } from "#app/features/catalogue/recently-viewed-store.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/product-cards";

/** The cards of the products in `?ids=`, for lists stored in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, maxRecentlyViewed);
  return data(await listProductsById(shopOf(context).db, ids), { headers: { "Cache-Control": "no-store" } });
}
