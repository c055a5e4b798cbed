import { photoKey } from "#app/features/after-sale/cases/complaint-photos.server.ts";
import { readPicture } from "#app/features/shop/storage/stored-picture.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/complaint-picture";

/** A photo of a complaint, `?w=` pixels wide, for staff. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = await photoKey(shop.db, params.id);
  const picture = key && (await readPicture(shop, key, url.searchParams.get("w")));
  if (!picture) return new Response("Not found", { status: 404 });
  return new Response(picture.body, { headers: { "Content-Type": picture.contentType, "Cache-Control": "no-store" } });
}
