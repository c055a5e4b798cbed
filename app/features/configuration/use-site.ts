import { useRouteLoaderData } from "react-router";

import type { SiteConfiguration } from "./configuration.server.ts";

/** The public part of the site configuration. */
export interface SiteFacts extends Pick<
  SiteConfiguration,
  "identity" | "contact" | "social" | "hours" | "shipping" | "vat" | "promotions" | "display"
> {
  /** The shop's public address, for links that leave the page: `https://shop.example`. */
  origin: string;
}

/** The site's facts, on any storefront page. */
export function useSite(): SiteFacts {
  const site = useRouteLoaderData<SiteFacts>("routes/storefront/layout");
  if (!site) throw new Error("useSite is for pages of the storefront");
  return site;
}
