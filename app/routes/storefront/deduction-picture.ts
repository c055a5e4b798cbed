import { valueLossPictureKey } from "#app/features/after-sale/cases/value-losses.server.ts";
import { privatePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { signedId } from "#app/platform/http/signed-link.server.ts";

import type { Route } from "./+types/deduction-picture";

/** A picture of a deduction, for the buyer who holds its link. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  if (await isOverLimit(request, shop.env, "picture")) return new Response("Too many requests", { status: 429 });
  const id = await signedId("value-loss-link", url, linkSecrets(shop.env));
  const key = id && (await valueLossPictureKey(shop.db, url.searchParams.get("picture") ?? "", id));
  return privatePicture(shop, key, { headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } });
}
