import { useRouteLoaderData } from "react-router";

import type { VatTerms } from "#app/features/shop/shipping/vat-rates.ts";
import type { PrefixedLocale } from "#app/shared/language/languages.ts";

import type { SiteConfiguration } from "./configuration.server.ts";
import type { Menu } from "./menu-section.ts";

/** The newsletter's texts on every page; the home page has more. */
export type NewsletterWords = Pick<SiteConfiguration["newsletter"], "title" | "firstOrderText" | "returningText">;

/** The public part of the site configuration. */
export interface SiteFacts extends Pick<
  SiteConfiguration,
  "identity" | "contact" | "social" | "hours" | "shipping" | "promotions"
> {
  vat: VatTerms;
  menu: Menu;
  display: Pick<SiteConfiguration["display"], "reloadReturnsHome" | "splash" | "opensBag">;
  /** The texts that stand on most pages, with their placeholders filled in. */
  words: { announcement: readonly string[]; footer: SiteConfiguration["footer"]; newsletter: NewsletterWords };
  /** The words of the collection pages; absent while they are the usual ones (`collection-texts.ts`). */
  categories?: SiteConfiguration["categories"];
  /** How the checkout differs from the usual one; absent when it does not. */
  checkout?: Pick<SiteConfiguration["checkout"], "guestCheckout" | "phoneRequired" | "closedPayments">;
  /** A member of staff looks at the page with values that are not saved. */
  isPreview?: true;
  /** The locales that the shop is open in beside English; absent while there is none. */
  locales?: readonly PrefixedLocale[];
  /** The shop's public address, for links that leave the page: `https://shop.example`. */
  origin: string;
}

/** The site's facts, on any storefront page. */
export function useSite(): SiteFacts {
  const site = useRouteLoaderData<SiteFacts>("routes/storefront/layout");
  if (!site) throw new Error("useSite is for pages of the storefront");
  return site;
}

/** The shop's profiles on social networks that have an address, for lists of links. */
export function socialNetworks({ instagram, tiktok, facebook }: SiteFacts["social"]) {
  return [
    { name: "Instagram", href: instagram },
    { name: "TikTok", href: tiktok },
    { name: "Facebook", href: facebook },
  ].filter(({ href }) => href !== "");
}
