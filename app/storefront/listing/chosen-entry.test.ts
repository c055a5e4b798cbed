import { expect, it } from "vitest";

import { kinds } from "#app/features/catalogue/products/attributes.ts";
import { entryIn, entryNames as readEntryNames } from "#app/storefront/frame/menu-entries.ts";

import { chosenEntry } from "./chosen-entry.ts";
import { parseFilters } from "./parse-filters.ts";

const entryNames = readEntryNames();

const named = (query: string) => chosenEntry(parseFilters(new URLSearchParams(query)));

it.each([...entryNames])("the page that the menu's %s leads to is named %s", (id, name) => {
  const { search } = new URL(entryIn("/shop", id)?.path ?? "", "http://shop");
  expect(named(search)).toBe(name);
});

it("names every kind", () => {
  expect([...entryNames.keys()]).toEqual([...kinds.map(({ id }) => id), "new", "sale"]);
});

it("keeps the name of a kind that is narrowed further", () => {
  expect(named("kind=tights&size=m&sale=1")).toBe("Leggings");
  expect(named("sale=1&color=black")).toBe("Sale");
});

it.each(["", "kind=kilts", "kind=tights&kind=shorts", "new=1&sale=1", "color=black", "stock=1"])(
  "what is narrowed otherwise, such as by %j, has no name of its own",
  (query) => {
    expect(named(query)).toBeNull();
  },
);
