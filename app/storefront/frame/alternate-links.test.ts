import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";

import { alternateLinks, noteAlternates, offeringLocales } from "./alternate-links.server.ts";

const place = { pathname: "/sv/shop", search: "?category=sale&size=M" };

it("names a page in each language, and in English for everyone else", () => {
  expect(alternateLinks(new RouterContextProvider(), "https://shop.example", place, ["sv"])).toBe(
    [
      '<https://shop.example/shop?category=sale>; rel="alternate"; hreflang="en"',
      '<https://shop.example/sv/shop?category=sale>; rel="alternate"; hreflang="sv"',
      '<https://shop.example/shop?category=sale>; rel="alternate"; hreflang="x-default"',
    ].join(", "),
  );
});

it("says nothing while there is English alone", () => {
  expect(alternateLinks(new RouterContextProvider(), "https://shop.example", place, [])).toBeNull();
});

it("lets no address end its header's value", () => {
  const odd = { pathname: "/product/a%3E", search: '?category=">;\r\nSet-Cookie: a=b' };
  expect(alternateLinks(new RouterContextProvider(), "https://shop.example", odd, ["sv"])).not.toMatch(/[\r\n]|">;/);
});

it("leaves out every locale of a market that doesn't sell the product, and no other page's", () => {
  const context = new RouterContextProvider();
  expect(offeringLocales(context, ["sv", "da", "fi", "sv-fi"])).toEqual(["sv", "da", "fi", "sv-fi"]);
  noteAlternates(context, { unsoldIn: ["fi"] });
  expect(offeringLocales(context, ["sv", "da", "fi", "sv-fi"])).toEqual(["sv", "da"]);
});

it("names each locale's own address where a page has another in each language", () => {
  const context = new RouterContextProvider();
  const names = { en: "tee", sv: "troja", nb: "tee", da: "tee", fi: "paita" };
  noteAlternates(context, { pathIn: (language) => `/product/${names[language]}` });
  const links = alternateLinks(context, "https://shop.example", { pathname: "/sv/product/troja", search: "" }, [
    "sv",
    "fi",
    "sv-fi",
  ]);
  expect(links?.match(/https:[^>]+/g)).toEqual([
    "https://shop.example/product/tee",
    "https://shop.example/sv/product/troja",
    "https://shop.example/fi/product/paita",
    "https://shop.example/sv-fi/product/troja",
    "https://shop.example/product/tee",
  ]);
});
