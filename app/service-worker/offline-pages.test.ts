import { expect, it } from "vitest";

import { localesKept, localesOf, offlinePathFor } from "./offline-pages.ts";

const at = (path: string) => `https://shop.example${path}`;

it("knows the locales of the open pages, each once", () => {
  expect(localesOf(["/da/shop", "/cart", "/sv-fi", "/DA", "/admin/orders"].map(at))).toEqual(["da", "en", "sv-fi"]);
});

it("knows the locales whose offline pages are kept", () => {
  expect(localesKept(["/offline", "/da/cart", "/fi/offline", "/sv-fi/offline", "/faq?page=2"].map(at))).toEqual([
    "en",
    "fi",
    "sv-fi",
  ]);
});

it.each([
  ["/da/faq?a=1&b=2", ["en", "da"], "/da/offline?from=%2Fda%2Ffaq%3Fa%3D1%26b%3D2"],
  ["/da", ["da"], "/da/offline?from=%2Fda"],
  ["/faq", ["da", "en"], "/offline?from=%2Ffaq"],
  ["/sv-fi/cart", ["sv", "sv-fi"], "/sv-fi/offline?from=%2Fsv-fi%2Fcart"],
  // Its own isn't kept.
  ["/da/faq", ["fi", "en"], "/offline?from=%2Fda%2Ffaq"],
  ["/faq", ["da"], "/da/offline?from=%2Ffaq"],
  ["/sv/faq", ["fi", "sv-fi"], "/fi/offline?from=%2Fsv%2Ffaq"],
  ["/faq", [], null],
] as const)("of %s, with %j kept, the offline page is %s", (path, kept, expected) => {
  expect(offlinePathFor(new URL(at(path)), kept)).toBe(expected);
});
