import { returnPictureKey } from "#app/features/after-sale/cases/value-losses.server.ts";
import { privatePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/return-picture";

/** A picture of what came back, `?w=` pixels wide, for staff who see returns. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = await returnPictureKey(shop.db, params.picture, params.id);
  return privatePicture(shop, key, { width: url.searchParams.get("w") });
}
