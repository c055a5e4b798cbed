import type { Shop } from "#app/platform/env/context.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import type { Language, PrefixedLanguage } from "#app/shared/language/languages.ts";

import { siteSections, type SiteConfiguration, vatTermsOf } from "./configuration.server.ts";
import { placeholderValues } from "./placeholder-values.server.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { menuOf, readSiteConfiguration } from "./queries.server.ts";
import type { SiteFacts } from "./use-site.ts";

/** What every storefront page is told of the configuration. Never throws. */
export async function readSiteFacts(shop: Shop): Promise<SiteFacts> {
  const site = await readSiteConfiguration(shop);
  const origin = shop.env.PUBLIC_ORIGIN;
  const languages = shop.languages ?? [];
  if (shop.siteDraft) return { ...siteFacts(site, origin, languages), isPreview: true };
  const made = known.get(site) ?? new Map<Language, SiteFacts>();
  const before = made.get(currentLanguage());
  if (before?.origin === origin) return before;
  const facts = siteFacts(site, origin, languages);
  known.set(site, made.set(currentLanguage(), facts));
  return facts;
}

/** The facts of a configuration that was read more than once, the same object each time. What stands for a placeholder is in a language. */
const known = new WeakMap<SiteConfiguration, Map<Language, SiteFacts>>();

/** What a page is told of a configuration: as little as it needs, for it is part of each page. `origin`: the shop's address. */
export function siteFacts(
  site: SiteConfiguration,
  origin: string,
  languages: readonly PrefixedLanguage[] = [],
): SiteFacts {
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
    ...(languages.length === 0 ? {} : { languages }),
    origin,
  };
}

/** The settings of the checkout that are not as usual; null when all are. */
function unusual({ guestCheckout, phoneRequired, closedPayments }: SiteConfiguration["checkout"]) {
  if (guestCheckout && !phoneRequired && closedPayments.length === 0) return null;
  return { guestCheckout, phoneRequired, closedPayments };
}
