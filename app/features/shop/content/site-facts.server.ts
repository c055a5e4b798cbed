import type { Shop } from "#app/platform/env/context.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import type { Locale, PrefixedLocale } from "#app/shared/language/languages.ts";

import { siteSections, type SiteConfiguration, vatTermsOf } from "./configuration.server.ts";
import { placeholderValues } from "./placeholder-values.server.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { menuOf, readOpenLocales, readSiteConfiguration } from "./queries.server.ts";
import type { SiteFacts } from "./use-site.ts";

/** What every storefront page is told of the configuration. Never throws. */
export async function readSiteFacts(shop: Shop): Promise<SiteFacts> {
  const site = await readSiteConfiguration(shop);
  const origin = shop.env.PUBLIC_ORIGIN;
  const locales = await readOpenLocales(shop);
  if (shop.siteDraft) return { ...siteFacts(site, origin, locales), isPreview: true };
  const made = known.get(site) ?? new Map<Locale, SiteFacts>();
  const before = made.get(currentLocale());
  if (before?.origin === origin) return before;
  const facts = siteFacts(site, origin, locales);
  known.set(site, made.set(currentLocale(), facts));
  return facts;
}

/** The facts of a configuration that was read more than once, the same object each time. What stands for a placeholder is in a language. */
const known = new WeakMap<SiteConfiguration, Map<Locale, SiteFacts>>();

/** What a page is told of a configuration: as little as it needs, for it is part of each page. `origin`: the shop's address. */
export function siteFacts(site: SiteConfiguration, origin: string, locales: readonly PrefixedLocale[] = []): SiteFacts {
  const { identity, contact, social, hours, shipping, vat, promotions, display } = site;
  const { announcement, footer, newsletter, categories } = fillPlaceholders(
    {
      announcement: site.announcement,
      footer: site.footer,
      newsletter: site.newsletter,
      categories: site.categories,
    },
    placeholderValues(site),
  );
  const hasUsualCategories = JSON.stringify(site.categories) === JSON.stringify(siteSections.categories.parse({}));
  const { title, firstOrderText, returningText } = newsletter;
  const checkout = unusual(site.checkout);
  return {
    identity,
    contact,
    social,
    hours,
    shipping,
    vat: vatTermsOf(vat),
    promotions,
    menu: menuOf(site),
    display: {
      reloadReturnsHome: display.reloadReturnsHome,
      splash: display.splash,
      opensBag: display.opensBag,
    },
    words: {
      announcement: announcement.lines.map(({ text }) => text),
      footer,
      newsletter: { title, firstOrderText, returningText },
    },
    ...(checkout ? { checkout } : {}),
    ...(hasUsualCategories ? {} : { categories }),
    ...(locales.length === 0 ? {} : { locales }),
    origin,
  };
}

/** The settings of the checkout that are not as usual; null when all are. */
function unusual({ guestCheckout, phoneRequired, closedPayments }: SiteConfiguration["checkout"]) {
  if (guestCheckout && !phoneRequired && closedPayments.length === 0) return null;
  return { guestCheckout, phoneRequired, closedPayments };
}
