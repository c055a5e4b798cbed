import { beforeAll, describe, expect, it } from "vitest";

import { emptyChoice, type FilterChoice } from "#app/features/filters/filter-choice.ts";
import { filteredListing, type FilteredListingRequest } from "#app/features/filters/filtered-listing.server.ts";
import { openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const list = (request: Partial<Omit<FilteredListingRequest, "choice">> & { choice?: Partial<FilterChoice> } = {}) =>
  filteredListing(db, {
    base: { facet: "all" },
    sort: "featured",
    page: 1,
    ...request,
    choice: { ...emptyChoice, ...request.choice },
  });

beforeAll(async () => {
  await stockGarment(db, { id: "cheap", priceOre: 100_00 });
  await stockGarment(db, { id: "dear", priceOre: 900_00 });
  await stockGarment(db, { id: "gone", priceOre: 500_00, stock: 0 });
  await stockGarment(db, { id: "hidden", published: false });
});

describe("a listing", () => {
  it("comes with what can be chosen", async () => {
    const { counts, total } = await list();
    expect(total).toBe(3);
    expect(counts).toMatchObject({
      size: [
        { id: "m", label: "M", count: 2, chosen: false },
        { id: "l", label: "L", count: 2, chosen: false },
      ],
      color: [
        { id: "black", count: 2 },
        { id: "white", count: 2 },
      ],
      price: { minOre: 125_00, maxOre: 1125_00 },
      inStock: { count: 2, chosen: false },
    });
  });

  it("of a size lists where it can be bought", async () => {
    const { products, total } = await list({ choice: { size: ["m"] }, sort: "price-high" });
    expect(total).toBe(2);
    expect(products.map(({ id }) => id)).toEqual(["dear", "cheap"]);
  });
});
