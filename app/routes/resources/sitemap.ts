import { shopOf } from "#app/platform/env/context.ts";
import { sitemap } from "#app/storefront/frame/sitemap.server.ts";

import type { Route } from "./+types/sitemap";

/** /sitemap.xml */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = shopOf(context);
  return new Response(await sitemap(db, env.PUBLIC_ORIGIN), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
