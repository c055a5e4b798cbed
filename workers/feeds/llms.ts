import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { llmsText } from "#app/storefront/feeds/llms-text.ts";

/** /llms.txt */
export async function llms(_request: Request, shop: Shop): Promise<Response> {
  const text = llmsText(await readSiteFacts(shop));
  return new Response(text, { headers: { ...publicPage(), "Content-Type": "text/plain; charset=utf-8" } });
}
