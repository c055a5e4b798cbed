import type { Shop } from "#app/platform/env/context.ts";
import { acpFeedMetadata, acpProduct } from "#app/storefront/feeds/acp-feed.ts";

import { catalogueFile } from "./catalogue-file.ts";

/**
 * /feeds/acp/products.jsonl: the whole catalogue for agents of the Agentic Commerce Protocol, a product a line. Its file replaces all that
 * an agent had before, so it has no pages.
 */
export function acpProducts(request: Request, shop: Shop): Promise<Response> {
  return catalogueFile(request, shop, {
    // As text it is compressed on its way, which files of unregistered types are not.
    contentType: "text/plain; charset=utf-8",
    product: ({ product }, site) => acpProduct(product, site),
  });
}

/** /feeds/acp/metadata.json: what that file is. */
export async function acpMetadata(): Promise<Response> {
  return Response.json(acpFeedMetadata(), {
    headers: { "Cache-Control": "public, max-age=3600", "X-Robots-Tag": "noindex" },
  });
}
