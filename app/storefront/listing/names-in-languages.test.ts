import { afterEach, expect, it } from "vitest";

import { fabrics, kinds } from "#app/features/catalogue/products/attributes.ts";
import { orderedLists } from "#app/features/catalogue/products/ordered-lists.ts";
import { countText } from "#app/features/catalogue/search/search-options.ts";
import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { languages } from "#app/shared/language/languages.ts";
import { entryNames } from "#app/storefront/frame/menu-entries.ts";

import { shopChipLinks } from "./chip-links.ts";

afterEach(() => readLanguageFrom(() => "en"));

it.each(languages)("a kind lights one chip at most, and leggings theirs, in %s", (language) => {
  readLanguageFrom(() => language);
  const lit = (kind: string) =>
    shopChipLinks({ category: null, search: null, entry: entryNames().get(kind) ?? "" }).filter(
      ({ current }) => current,
    );
  for (const { id } of kinds) expect(lit(id).length, id).toBeLessThan(2);
  expect(lit("tights").map(({ to }) => to)).toEqual(["/shop?category=leggings"]);
});

it("names of closed lists are read in the language of the moment", () => {
  const named = () => [fabrics[0]?.label, orderedLists.mens.name];
  expect(named()).toEqual(["Merino & wool", "Men"]);
  readLanguageFrom(() => "sv");
  expect(named()).toEqual(["Merino & ull", "Herr"]);
});

it("what a search found is counted and joined as the language does", () => {
  readLanguageFrom(() => "fi");
  const nothing = { products: [], pages: [], didYouMean: null, correctedTo: null, marks: [] };
  const collection = { name: "Naiset", path: "/womens-collection" };
  const pages = [{ title: "Palautukset", path: "/returns" }];
  expect(countText("reppu", { ...nothing, collections: [collection, collection], pages })).toBe(
    "2 mallistoa ja 1 ohjesivu haulle ”reppu”",
  );
});
