import { suggestProducts } from "#app/features/search/suggestions.server.ts";
import { shopOf } from "#app/platform/context.ts";
import { publicPage } from "#app/platform/page-headers.ts";

import type { Route } from "./+types/search-suggestions";

/** What the search overlay shows while someone types `?search=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const products = await suggestProducts(shopOf(context).db, url.searchParams.get("search") ?? "");
  return Response.json({ products }, { headers: publicPage() });
}
