import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { googleFeedEnd, googleFeedStart, googleItems } from "#app/storefront/feeds/google-feed.ts";
import { feedVersion, readFeedPage } from "#app/storefront/feeds/read-feed.server.ts";

/** /feeds/google.xml: the whole catalogue for Google Merchant Center, which follows no pages. Written page by page as it is read. */
export async function googleFeed(request: Request, shop: Shop): Promise<Response> {
  const site = await readSiteFacts(shop);
  const version = await feedVersion(shop.db, site);
  const headers = { "Cache-Control": "public, no-cache", ETag: version, "X-Robots-Tag": "noindex" };
  if (request.headers.get("If-None-Match") === version) return new Response(null, { status: 304, headers });

  const encoder = new TextEncoder();
  let after: string | null = "";
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(googleFeedStart(site))),
    // An error ends the file in its middle, so that nobody takes it for a smaller catalogue.
    async pull(file) {
      if (after === null) {
        file.enqueue(encoder.encode(googleFeedEnd));
        return file.close();
      }
      const { products, next } = await readFeedPage(shop.db, after, site);
      after = next;
      file.enqueue(encoder.encode(products.map(({ product, sale }) => googleItems(product, site, sale)).join("")));
    },
  });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/xml; charset=utf-8" } });
}
