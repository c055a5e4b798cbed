import { findReviewPicture } from "#app/features/catalogue/reviews/moderate.server.ts";
import { privatePicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/review-picture";

/** A picture of any review, `?w=` pixels wide, for staff who moderate it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = await findReviewPicture(shop.db, params.id);
  return privatePicture(shop, key, { width: url.searchParams.get("w") });
}
