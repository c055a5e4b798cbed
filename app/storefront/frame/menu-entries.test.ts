import { expect, it } from "vitest";

import { menuEntries } from "./menu-entries.ts";

it("names kinds shortly and leads to their part of the collection, leaving out what it does not know", () => {
  expect(menuEntries("womens", "tights kilts sale")).toEqual({
    ranges: [{ id: "sale", name: "Sale", path: "/womens-collection?sale=1" }],
    kinds: [{ id: "tights", name: "Leggings", path: "/womens-collection?kind=tights" }],
  });
  expect(menuEntries("mens", "")).toEqual({ ranges: [], kinds: [] });
});
