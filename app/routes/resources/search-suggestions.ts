import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { suggest } from "#app/storefront/search/suggest.server.ts";

import type { Route } from "./+types/search-suggestions";

/** What the search overlay shows while someone types `?search=`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const answer = await suggest(shopOf(context).db, url.searchParams.get("search") ?? "");
  return Response.json(answer, { headers: publicPage() });
}
