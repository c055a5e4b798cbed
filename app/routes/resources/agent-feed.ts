import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { agentProduct } from "#app/storefront/feeds/agent-feed.ts";
import { readFeedPage } from "#app/storefront/feeds/read-feed.server.ts";

import type { Route } from "./+types/agent-feed";

/** /feeds/products.json: a page of the catalogue for shopping agents; `next` is the address of the one after it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const site = await readSiteFacts(shop);
  const { products, next } = await readFeedPage(shop.db, url.searchParams.get("after") ?? "", site);
  const { origin, identity } = site;
  const feed = {
    shop: { name: identity.siteName, url: origin, policies: `${origin}/llms.txt` },
    products: products.map(({ product, sale }) => agentProduct(product, sale)),
    next: next === null ? null : `${origin}/feeds/products.json?${new URLSearchParams({ after: next })}`,
  };
  return Response.json(feed, { headers: { ...publicPage(), "X-Robots-Tag": "noindex" } });
}
