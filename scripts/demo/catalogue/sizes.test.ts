import { expect, it } from "vitest";

import { sizeTables } from "#app/storefront/size-guide/size-tables.ts";

import { sizeScales } from "./sizes.ts";

it("the chests that sizes name are those of the size guide", () => {
  for (const { id, sizes } of sizeTables) {
    if (id !== "mens" && id !== "womens") continue;
    for (const { name, description } of sizeScales[id]) expect(description).toBe(`Chest ${sizes[name]?.[0]} cm`);
  }
});
