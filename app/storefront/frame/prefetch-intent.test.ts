import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import { newPrefetchLimit, prefetchablePage } from "./prefetch-intent.ts";

const here = {
  href: "https://shop.example/shop?page=2",
  origin: "https://shop.example",
  pathname: "/shop",
  search: "?page=2",
};

function pageOf(href: string, { target = "", attribute = "" } = {}): string | null {
  const link = { href: new URL(href, here.href).href, target, hasAttribute: (name: string) => name === attribute };
  return prefetchablePage(link as unknown as HTMLAnchorElement, here as Location);
}

describe("prefetchablePage", () => {
  it.each([
    ["/product/tee?color=black", "/product/tee?color=black"],
    ["/shop", "/shop"],
    ["/cart", "/cart"],
    ["/", "/"],
    ["/womens-collection?sort=newest", "/womens-collection?sort=newest"],
    ["/size-guide", "/size-guide"],
  ])("fetches %s", (href, page) => expect(pageOf(href)).toBe(page));

  it.each([
    ["/shop?page=2#content", "the page that is shown"],
    ["/shop?search=tee", "a shopper's own words"],
    ["/checkout", "the way to paying"],
    ["/thank-you?orderId=1", "an order"],
    ["/privacy/my-data", "a person's data"],
    ["/deduction?token=secret", "a case of a person"],
    ["/complaint-picture?token=secret", "a picture of a person"],
    ["/deduction-picture?token=secret", "a picture of a person"],
    ["/newsletter/confirm?token=secret", "what a mail leads to"],
    ["/newsletter/unsubscribe?token=secret", "what a mail leads to"],
    ["/notify-me/request?product=tee", "what a person asks for"],
    ["/product/tee/preview", "what staff have not saved"],
    ["/a-page-of-later", "a page that nobody listed"],
    ["/admin/orders", "what staff see"],
    ["/media/tee.webp", "a picture"],
    ["https://elsewhere.example/shop", "another site"],
  ])("does not fetch %s: %s", (href) => expect(pageOf(href)).toBeNull());

  it("does not fetch what opens elsewhere, is downloaded, or opens as a dialog", () => {
    expect(pageOf("/shop", { target: "_blank" })).toBeNull();
    expect(pageOf("/shop", { attribute: "download" })).toBeNull();
    expect(pageOf("/size-guide", { attribute: "data-opens-dialog" })).toBeNull();
  });
});

describe("prefetchablePage in another language", () => {
  afterEach(() => readLanguageFrom(() => "en"));

  it("fetches its own pages, below its prefix, and no others", () => {
    readLanguageFrom(() => "sv");
    expect([pageOf("/sv"), pageOf("/sv/product/tee")]).toEqual(["/sv", "/sv/product/tee"]);
    expect([pageOf("/cart"), pageOf("/fi/cart"), pageOf("/sv/checkout")]).toEqual([null, null, null]);
  });
});

describe("newPrefetchLimit", () => {
  it("fetches no page twice while it is fresh", () => {
    const mayFetch = newPrefetchLimit();
    expect([0, 29_999, 30_000].map((now) => mayFetch("/shop", now))).toEqual([true, false, true]);
  });

  it("fetches five pages in ten seconds at most", () => {
    const mayFetch = newPrefetchLimit();
    const answers = Array.from({ length: 24 }, (_, page) => mayFetch(`/product/${page}`, page));
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(mayFetch("/product/24", 10_004)).toBe(true);
  });
});
