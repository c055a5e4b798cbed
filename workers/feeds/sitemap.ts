import { readOpenLocales } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { sitemap as sitemapText } from "#app/storefront/frame/sitemap.server.ts";

/** /sitemap.xml */
export async function sitemap(_request: Request, shop: Shop): Promise<Response> {
  return new Response(await sitemapText(shop.db, shop.env.PUBLIC_ORIGIN, await readOpenLocales(shop)), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
