import type { Shop } from "#app/platform/env/context.ts";
import { googleFeedEnd, googleFeedStart, googleItems } from "#app/storefront/feeds/google-feed.ts";

import { catalogueFile } from "./catalogue-file.ts";

/** /feeds/google.xml: the whole catalogue for Google Merchant Center, which follows no pages. */
export function googleFeed(request: Request, shop: Shop): Promise<Response> {
  return catalogueFile(request, shop, {
    contentType: "application/xml; charset=utf-8",
    start: googleFeedStart,
    product: ({ product, sale }, site) => googleItems(product, site, sale),
    end: googleFeedEnd,
  });
}
