import { expect, it } from "vitest";

import { menuOf } from "./store-menu.server.ts";

const product = (collection: string, kind: string, { facets = [] as string[], sizes = ["m"] } = {}) => ({
  facets: ["all", collection, ...facets],
  traits: { kind: [kind], fit: [], sport: [], fabric: [] },
  buyable: sizes.length > 0 ? [{ color: "black", sizes }] : [],
});

it("offers of each collection the kinds that can be bought, in the order of the list, then what is new and on sale", () => {
  const menu = menuOf([
    product("womens", "tights"),
    product("womens", "hoodies", { facets: ["sale"] }),
    product("womens", "hoodies", { facets: ["new"] }),
    product("mens", "jackets"),
    product("mens", "shorts", { sizes: [] }),
  ]);
  expect(menu).toEqual({ mens: "jackets", womens: "hoodies tights new sale", accessories: "" });
});
