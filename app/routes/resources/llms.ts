import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { publicPage } from "#app/platform/page-cache/page-headers.ts";
import { llmsText } from "#app/storefront/feeds/llms-text.ts";

import type { Route } from "./+types/llms";

/** /llms.txt */
export async function loader({ context }: Route.LoaderArgs) {
  const text = llmsText(await readSiteFacts(shopOf(context)));
  return new Response(text, { headers: { ...publicPage(), "Content-Type": "text/plain; charset=utf-8" } });
}
