import type { Shop } from "#app/platform/env/context.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { sitemap as sitemapText } from "#app/storefront/frame/sitemap.server.ts";

/** /sitemap.xml, of the locale that its address begins with. */
export async function sitemap(_request: Request, { db, env }: Shop): Promise<Response> {
  return new Response(await sitemapText(db, env.PUBLIC_ORIGIN, currentLocale()), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
