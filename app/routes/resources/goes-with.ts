import { data } from "react-router";

import { goesWith } from "#app/features/selling/bought-together/goes-with.server.ts";
import { goesWithShown } from "#app/features/selling/bought-together/pairs.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";

import type { Route } from "./+types/goes-with";

/** For fetchers, whose answers do not have the loader's headers by themselves. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The cards of what goes with a product, for its page and the bag; twice as many as are shown, since a page has some of them already. */
export async function loader({ context, params }: Route.LoaderArgs) {
  // An offer beside the matter: a page that asks for it stays whole without.
  const cards = await goesWith(shopOf(context).db, [params.id], goesWithShown.most * 2).catch((error: unknown) => {
    logError("What goes with a product could not be read", error);
    return [];
  });
  // Nothing goes with what is not there: ids that somebody made up take no room.
  return data(cards, { headers: cards.length > 0 ? publicPage() : { "Cache-Control": "no-store" } });
}
