import { isPublicPicture, isReviewPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { takesAvif } from "#app/features/shop/storage/avif-copies.server.ts";
import { isPictureKey, readPicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/media";

/** A stored picture, `?w=` pixels wide, as AVIF or WebP. Its key is never reused; one of a review may be rejected by staff. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = params["*"];
  const isPublic = isPictureKey(key) && (await isPublicPicture(shop.db, key));
  const avif = takesAvif(request.headers.get("Accept"));
  const picture = isPublic ? await readPicture(shop, key, url.searchParams.get("w"), { avif }) : null;
  if (!picture) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  const keep = isReviewPicture(key) ? "max-age=3600" : "max-age=31536000, immutable";
  return new Response(picture.body, {
    headers: {
      "Content-Type": picture.contentType,
      "Cache-Control": `public, ${keep}`,
      Vary: "Accept",
      ...(picture.contentDisposition ? { "Content-Disposition": picture.contentDisposition } : {}),
    },
  });
}
