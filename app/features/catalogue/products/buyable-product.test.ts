import { afterEach, expect, it, vi } from "vitest";

import { fetchBuyableProduct } from "./buyable-product.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps what a third option is called and its values, which are chosen on their own", async () => {
  const size = { id: "m-long", name: "M / Long", description: "", available: true, sizeValue: "M", thirdValue: "Long" };
  const optionLabels = { sizeLabel: null, thirdLabel: "Length" };
  const texts = { id: "tights", originalId: null, name: "Tights", category: "", currency: "SEK", source: "local" };
  const product = { ...texts, colors: [], sizes: [size], variants: [], pictures: [], optionLabels };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(product)));
  expect(await fetchBuyableProduct("tights")).toMatchObject({ sizes: [size], optionLabels });
});
