import type { Shop } from "#app/platform/env/context.ts";
import { sitemap as sitemapText } from "#app/storefront/frame/sitemap.server.ts";

/** /sitemap.xml */
export async function sitemap(_request: Request, { db, env, languages }: Shop): Promise<Response> {
  return new Response(await sitemapText(db, env.PUBLIC_ORIGIN, languages), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
