import { expect, it } from "vitest";

import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { shopChips } from "#app/features/catalogue/products/facets.ts";
import { entryNames as readEntryNames } from "#app/storefront/frame/menu-entries.ts";

import { shopChipLinks } from "./chip-links.ts";

const entryNames = readEntryNames();

const chosen = (kind: string) => {
  const entry = entryNames.get(kind) ?? "";
  return shopChipLinks({ category: null, search: null, entry }).filter(({ current }) => current);
};

it("a kind that is chosen by filter lights the chip of its name, however the menu writes it", () => {
  expect(chosen("tights").map(({ label }) => label)).toEqual(["Leggings"]);
  expect(chosen("sports-bras").map(({ label }) => label)).toEqual(["Sports Bras"]);
  expect(chosen("t-shirts").map(({ label }) => label)).toEqual(["T-Shirts"]);
  expect(chosen("tanks")).toEqual([]);
});

it("no kind lights two", () => {
  for (const { id } of kinds) expect(chosen(id).length, id).toBeLessThan(2);
  expect(new Set(shopChips.map(({ label }) => label.toLowerCase())).size).toBe(shopChips.length);
});
