import { readPicture } from "#app/features/catalogue/stored-picture.server.ts";
import { shopOf } from "#app/platform/context.ts";

import type { Route } from "./+types/media";

/** A picture of the store, `?w=` wide. Keys are never used twice, so a browser may keep it for good. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const picture = await readPicture(shopOf(context), params["*"], url.searchParams.get("w"));
  if (!picture) return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(picture.body, {
    headers: { "Content-Type": picture.contentType, "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
