import { collections } from "#app/features/catalogue/products/product.ts";
import { pageAt, type PagePath } from "#app/shared/pages.ts";

/** What an address of a Shopify shop leads to here: a product's page by its handle, or an address. */
export type ShopifyAddress = { handle: string } | { to: string };

const { mens, womens, accessories } = collections;

/** What shops call the listings that this one has. */
const listings: Readonly<Record<string, string>> = {
  all: "/shop",
  frontpage: "/shop",
  ...named(mens.path, "men", "mens", "man", "mens-collection", "herr"),
  ...named(womens.path, "women", "womens", "woman", "womens-collection", "dam"),
  ...named(accessories.path, "accessories", "accessoarer", "accessories-collection"),
  ...named("/shop?category=new", "new", "new-arrivals", "new-in", "nyheter"),
  ...named("/shop?category=sale", "sale", "rea", "outlet"),
  ...named("/shop?category=bestsellers", "best-sellers", "bestsellers", "bestseller"),
};

/** What shops call the pages that this one has, where the name is another one. */
const pageNames: Readonly<Record<string, PagePath>> = {
  ...named("/about", "about-us", "our-story", "om-oss"),
  ...named("/contact", "contact-us", "kontakt", "kontakta-oss"),
  ...named("/faq", "faqs", "help", "fragor-och-svar"),
  ...named("/shipping", "shipping-policy", "shipping-information", "delivery", "frakt", "leverans"),
  ...named("/returns", "refund-policy", "return-policy", "returns-policy", "returns-exchanges", "retur", "returer"),
  ...named("/size-guide", "size-chart", "sizing", "storleksguide"),
  ...named("/terms-of-service", "terms", "terms-and-conditions", "kopvillkor"),
  ...named("/privacy-policy", "privacy", "integritetspolicy"),
  ...named("/cookie-policy", "cookies"),
  ...named("/accessibility", "accessibility-statement", "tillganglighet"),
};

/** What a path, as `oldPathOf` writes it, was in a Shopify shop; null for none that leads anywhere here. */
export function shopifyAddress(path: string): ShopifyAddress | null {
  const [kind = "", name = "", ...rest] = path.slice(1).split("/");
  if (kind === "products" && name !== "" && rest.length === 0) return { handle: name };
  if (kind === "collections" && rest[0] === "products" && rest.length === 2) return { handle: rest[1] ?? "" };
  const to =
    rest.length > 0
      ? undefined
      : name === ""
        ? usual(kind)
        : kind === "collections"
          ? listingOf(name)
          : pageOf(kind, name);
  return to === undefined ? null : { to };
}

/** What people type who know another shop: `/women`, `/terms`. */
function usual(name: string): string | undefined {
  if (name === "collections" || name === "products") return listings["all"];
  return listingOf(name) ?? (Object.hasOwn(pageNames, name) ? pageNames[name] : undefined);
}

function listingOf(name: string): string | undefined {
  return Object.hasOwn(listings, name) ? listings[name] : undefined;
}

function pageOf(kind: string, name: string): string | undefined {
  if (kind !== "pages" && kind !== "policies") return undefined;
  const path = Object.hasOwn(pageNames, name) ? pageNames[name] : `/${name}`;
  const page = path === undefined ? undefined : pageAt(path);
  // What is about one person leads nowhere without a link.
  return page && page.notInSitemap !== "personal" ? path : undefined;
}

function named<Path extends string>(path: Path, ...names: string[]): Record<string, Path> {
  return Object.fromEntries(names.map((name) => [name, path]));
}
