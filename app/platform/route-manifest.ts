import type { EntryContext } from "react-router";

/** The route that all of the staff's lie within. */
export const staffRoute = "routes/admin/layout";

/** The address of the manifest of shoppers' routes: the build writes it beside that of all routes, whose address is given. */
export function storefrontManifestUrl(manifestUrl: string): string {
  return manifestUrl.replace(/\.js$/, "-storefront.js");
}

/** The manifest that a page's reader needs: two thirds of the whole are addresses that only staff open. */
export function fittingManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const isStaffs = staticHandlerContext.matches.some(({ route }) => route.id === staffRoute);
  if (isStaffs || !import.meta.env.PROD) return manifest;
  return { ...manifest, url: storefrontManifestUrl(manifest.url) };
}
