import { returnLabel } from "#app/features/after-sale/cases/return-label.server.ts";
import { returnLabelTexts } from "#app/features/after-sale/cases/return-label.texts.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";

import type { Route } from "./+types/return-label";

/** The label of a return by its signed link: A6, or `?size=A4` with instructions. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  if (await isOverLimit(request, shop.env, "page")) return new Response("Too many requests", { status: 429 });
  const returnId = await signedId("return-label", url, linkSecrets(shop.env));
  const site = await readSiteConfiguration(shop);
  const size = url.searchParams.get("size") === "A4" ? "A4" : "A6";
  const label = returnId === null ? null : await returnLabel(shop.db, { returnId, size, site }, new Date());
  if (!label) return new Response(returnLabelTexts().broken, { status: 404 });
  return new Response(label.content, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${label.name}"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex",
    },
  });
}
