import { describe, expect, it } from "vitest";

import { findPlaces } from "#app/features/catalogue/search/find-places.ts";

import { helpPages } from "./help-pages.ts";
import { namedCollections } from "./named-collections.ts";

const pathsOf = (text: string) => findPlaces(text, helpPages()).map(({ path }) => path);

describe("help pages in a search", () => {
  it.each([
    ["frakt", ["/shipping"]],
    ["RETRUN", ["/returns"]],
    ["size guide hoodie", ["/size-guide"]],
    ["Ångra köp", ["/withdraw"]],
    ["kokotaul", ["/size-guide"]],
    ["hoodie", []],
    ["bytes", ["/returns"]],
    ["a", []],
    ["", []],
  ])("%s names %o", (text, paths) => {
    expect(pathsOf(text)).toEqual(paths);
  });

  it("are found by every word they are given, and by their own name", () => {
    for (const { path, words, title } of helpPages()) {
      expect(title).not.toBe("");
      for (const word of words.split(",").map((form) => form.trim()))
        if (word.length > 2) expect(pathsOf(word), word).toContain(path);
    }
  });
});

describe("collections in a search", () => {
  it.each([
    ["herr", ["/mens-collection"]],
    ["löparstrumpor", ["/accessories-collection?category=performance-socks"]],
    ["hoodie rea", ["/shop?category=hoodies", "/shop?category=sale"]],
    ["qzx", []],
  ])("%s names %o", (text, paths) => {
    expect(namedCollections(text).map(({ path }) => path)).toEqual(paths);
  });
});
