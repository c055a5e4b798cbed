import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { FeedSite } from "#app/storefront/feeds/feed-product.ts";
import { type FeedPage, feedVersion, readFeedPage } from "#app/storefront/feeds/read-feed.server.ts";

/** How a file of the whole catalogue is written. */
interface Format {
  contentType: string;
  start?: (site: FeedSite) => string;
  product: (product: FeedPage["products"][number], site: FeedSite) => string;
  end?: string;
}

/** The whole catalogue as one file, written page by page as it is read; not sent again to who has it. */
export async function catalogueFile(request: Request, shop: Shop, format: Format): Promise<Response> {
  const { contentType, start, product, end } = format;
  const site = await readSiteFacts(shop);
  const version = await feedVersion(shop.db, site);
  const headers = { "Cache-Control": "public, no-cache", ETag: version, "X-Robots-Tag": "noindex" };
  if (request.headers.get("If-None-Match") === version) return new Response(null, { status: 304, headers });

  const encoder = new TextEncoder();
  // Pages are read when the file is, which is after the request was answered.
  const locale = currentLocale();
  let after: string | null = "";
  const body = new ReadableStream<Uint8Array>({
    start(file) {
      if (start) file.enqueue(encoder.encode(start(site)));
    },
    // An error ends the file in its middle, so that nobody takes it for a smaller catalogue.
    async pull(file) {
      if (after === null) {
        if (end) file.enqueue(encoder.encode(end));
        return file.close();
      }
      const from = after;
      const { products, next } = await inLanguage(locale, () => readFeedPage(shop.db, from, site));
      after = next;
      file.enqueue(encoder.encode(inLanguage(locale, () => products.map((one) => product(one, site)).join(""))));
    },
  });
  return new Response(body, { headers: { ...headers, "Content-Type": contentType } });
}
