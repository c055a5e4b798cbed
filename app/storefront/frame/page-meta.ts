import type { MetaDescriptor } from "react-router";

import type { SiteFacts } from "#app/features/shop/content/use-site.ts";
import { cutDescription } from "#app/shared/cut-description.ts";
import { currentLocale } from "#app/shared/language/current-language.ts";
import { pathIn, withoutLanguage } from "#app/shared/language/languages.ts";
import type { EditorialName } from "#app/storefront/editorial/editorial-picture.tsx";

/** What a page's `meta` function is given. */
export interface MetaPlace {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageFacts {
  /** Without the site's name. */
  title: string;
  description: string;
  /** What a link to the page shows: a picture of the brand, or one by its root-relative or http(s) address. */
  picture?: EditorialName | { url: string };
  type?: "website" | "product" | "article";
}

/** The parameters that make a listing another page. All others show the same page in another way. */
const canonicalParameters = ["category", "page"];

/** The number of a page after the first; anything else shows the first. */
const laterPage = /^(?!1$)[1-9]\d{0,3}$/;

/** The site's facts, for a page's `meta`; undefined while the layout failed to load. */
export function siteOf({ matches }: MetaPlace): SiteFacts | undefined {
  const layout = matches.find((match) => match?.id === "routes/storefront/layout");
  return layout?.loaderData as SiteFacts | undefined;
}

/** Where a page lives, whatever parameters it was reached with: in the current locale, or another. */
export function canonicalUrl(
  origin: string,
  { pathname, search }: MetaPlace["location"],
  locale = currentLocale(),
): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of canonicalParameters) {
    const value = given.get(name);
    if (value && (name !== "page" || laterPage.test(value))) kept.set(name, value);
  }
  const path = pathIn(locale, withoutLanguage(pathname).replace(/(.)\/$/, "$1"));
  return `${origin}${path}${kept.size > 0 ? `?${kept}` : ""}`;
}

function withSiteName(site: SiteFacts | undefined, title: string): string {
  return site ? `${title} | ${site.identity.siteName}` : title;
}

/** The `meta` of a page that is not for search engines; `title` without the site's name. */
export function unlistedMeta(place: MetaPlace, title: string): MetaDescriptor[] {
  return [{ title: withSiteName(siteOf(place), title) }, { name: "robots", content: "noindex" }];
}

/** Title, description, canonical address and link preview of a page, for its `meta`. */
export function pageMeta(place: MetaPlace, page: PageFacts): MetaDescriptor[] {
  const site = siteOf(place);
  const title = withSiteName(site, page.title);
  const description = cutDescription(page.description);
  const tags: MetaDescriptor[] = [{ title }, { name: "description", content: description }];
  if (!site) return tags;

  const { picture = "home-1" } = page;
  // scripts/link-previews.ts makes these at build.
  const path = typeof picture === "string" ? `/og/${picture}.jpg` : picture.url;
  const url = canonicalUrl(site.origin, place.location);
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site.identity.siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: new URL(path, site.origin).href },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
