import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { agentProduct } from "#app/storefront/feeds/agent-feed.ts";
import { readFeedPage } from "#app/storefront/feeds/read-feed.server.ts";

/** /feeds/products.json: a page of the catalogue for shopping agents; `next` is the address of the one after it. */
export async function agentFeed(request: Request, shop: Shop): Promise<Response> {
  const site = await readSiteFacts(shop);
  const after = new URL(request.url).searchParams.get("after") ?? "";
  const { products, next } = await readFeedPage(shop.db, after, site);
  const { origin, identity } = site;
  const feed = {
    shop: { name: identity.siteName, url: origin + localPath("/").replace(/^\/$/, ""), policies: `${origin}/llms.txt` },
    products: products.map(({ product, sale }) => agentProduct(product, sale)),
    next:
      next === null ? null : `${origin}${localPath("/feeds/products.json")}?${new URLSearchParams({ after: next })}`,
  };
  return Response.json(feed, { headers: { ...publicPage(), "X-Robots-Tag": "noindex" } });
}
