import type { MetaDescriptor } from "react-router";

import { currentLocale } from "#app/shared/language/current-language.ts";
import { pathIn } from "#app/shared/language/languages.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import { type MetaPlace, siteOf } from "./page-meta.ts";

/** The shop as search engines know it, for the home page. */
export function organizationData(place: MetaPlace): MetaDescriptor[] {
  const site = siteOf(place);
  if (!site) return [];
  const { identity, contact, social, origin } = site;
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: identity.siteName,
        legalName: identity.companyName,
        slogan: identity.tagline,
        url: origin,
        logo: `${origin}/icon-512.png`,
        email: contact.email,
        telephone: contact.phone,
        address: {
          "@type": "PostalAddress",
          streetAddress: contact.street,
          postalCode: contact.postalCode,
          addressLocality: contact.city,
          addressCountry: contact.country,
        },
        sameAs: Object.values(social),
      },
    },
  ];
}

/** The way from the home page to a page, for its `meta`. `steps` without the home page. */
export function breadcrumbData(place: MetaPlace, steps: readonly { name: string; path: string }[]): MetaDescriptor[] {
  const site = siteOf(place);
  if (!site) return [];
  return [
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [{ name: pageNames()["/"], path: "/" }, ...steps].map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: site.origin + pathIn(currentLocale(), path),
        })),
      },
    },
  ];
}
