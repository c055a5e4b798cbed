import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { shopOf } from "#app/platform/env/context.ts";

import type { Route } from "./+types/manifest";

/** /manifest.webmanifest: what the shop is called and looks like on a home screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { identity } = await readSiteConfiguration(shopOf(context));
  const manifest = {
    name: identity.siteName,
    short_name: identity.siteName,
    description: identity.tagline,
    start_url: "/",
    display: "standalone",
    background_color: "#0a0b0d",
    theme_color: "#0a0b0d",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
