import { photoKey } from "#app/features/after-sale/cases/complaint-photos.server.ts";
import { privatePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/complaint-picture";

/** A photo of a complaint, `?w=` pixels wide, for staff. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = await photoKey(shop.db, params.id);
  return privatePicture(shop, key, { width: url.searchParams.get("w"), headers: { "Cache-Control": "no-store" } });
}
