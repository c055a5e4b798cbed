import type { EntryContext } from "react-router";

/** The route that all of the staff's lie within. */
export const staffRoute = "routes/admin/layout";

/** The address of the manifest of shoppers' routes: the build writes it beside that of all routes, whose address is given. */
export function storefrontManifestUrl(manifestUrl: string): string {
  return manifestUrl.replace(/\.js$/, "-storefront.js");
}

/** The context of a page with the manifest its reader needs: two thirds of the whole are addresses that only staff open. */
export function withFittingManifest(context: EntryContext): EntryContext {
  const isStaffs = context.staticHandlerContext.matches.some(({ route }) => route.id === staffRoute);
  if (isStaffs || !import.meta.env.PROD) return context;
  return { ...context, manifest: { ...context.manifest, url: storefrontManifestUrl(context.manifest.url) } };
}
