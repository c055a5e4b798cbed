import { globSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { preferenceKeys } from "./consent-store.ts";
import { askedPurposes } from "./consent.ts";
import { storageRegistry } from "./storage-registry.ts";

/** Caches and databases are the service worker's: a browser test compares them. */
const keys = storageRegistry.filter(({ place }) => place !== "cache" && place !== "database");

const root = new URL("../../../", import.meta.url).pathname;

/** How code names what it keeps in a browser: an entry's key, a constant, or the call that reads or writes it. */
const patterns = [
  /\bkey: "([^"]+)", event:|\bkey: "([^"]+)",\n\s*event:/g,
  /\b(?:storageKey|startedKey|seenKey|cookieName)\s?=\s?"([^"]+)"/g,
  /\b(?:get|set|remove)Item\("([^"]+)"/g,
  /\b(?:writeToTab|readFromTab|removeFromTab|readSession|writeSession)\("([^"]+)"/g,
  /\bsessionCookie = \{ prefix: "[^"]+", name: "([^"]+)"/g,
];

const sources = globSync("**/*.{ts,tsx}", { cwd: root, exclude: (path) => path.includes(".test.") }).map((path) => ({
  path,
  text: readFileSync(root + path, "utf8"),
}));
const namesIn = (text: string) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((found) => found.slice(1).find(Boolean)!));

describe("the cookie policy's table", () => {
  it("names every key and cookie that the code keeps in a browser, and none it does not", () => {
    const inCode = new Set(sources.flatMap(({ text }) => namesIn(text)));
    expect([...inCode].toSorted()).toEqual(keys.map(({ name }) => name).toSorted());
  });

  it("keeps the names under which browsers hold something already", () => {
    const kept = [
      "cart",
      "wishlist",
      "wishlistName",
      "discountInfo",
      "finalTotal",
      "keptDiscountCode",
      "checkoutFormData",
    ];
    const others = ["reviewFormData", "keptEntries", "userId", "orderedBefore", "recentlyViewed", "cookie_consent"];
    expect(keys.map(({ name }) => name)).toEqual(expect.arrayContaining([...kept, ...others]));
  });

  it("misses no file that touches a browser's storage: each names its keys in a way this test reads", () => {
    const keepers = sources.filter(({ text }) =>
      /\b(localStorage|sessionStorage|document\.cookie|writeStored|writeToTab|writeSession)\b/.test(text),
    );
    const nameless = keepers.filter(({ text }) => namesIn(text).length === 0).map(({ path }) => path);
    // These three carry keys of others, or send on what their module named.
    expect(nameless.toSorted()).toEqual(
      expect.arrayContaining([
        "platform/browser/browser-storage.ts",
        "platform/browser/session-storage.ts",
        "platform/browser/tab-storage.ts",
      ]),
    );
    for (const path of nameless)
      expect(path).toMatch(
        /^platform\/|frame\/(deferred-)?overlays|storefront\/measuring\/|checkout\/draft-store|consent\/(consent-store|preference-session|storage-registry)|content\/cookie-(policy|tables)\./,
      );
  });

  it("deletes every key of a preference once it is refused", () => {
    const registered = storageRegistry.filter(({ purpose }) => purpose !== "essential").map(({ name }) => name);
    expect([...preferenceKeys].toSorted()).toEqual(registered.toSorted());
  });

  it("has something stored for each purpose that is asked about but measuring, and for no other", () => {
    const stored = new Set<string>(storageRegistry.map(({ purpose }) => purpose));
    expect([...stored, "analytics"].toSorted()).toEqual(["essential", ...askedPurposes].toSorted());
  });
});
