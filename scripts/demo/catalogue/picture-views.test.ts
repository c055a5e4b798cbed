import { expect, it } from "vitest";

import { colors } from "./colors.ts";
import { altOf } from "./picture-views.ts";
import { demoProducts } from "./products.ts";

it("describes a picture by name, color, side and looks", () => {
  const hoodie = demoProducts.find(({ id }) => id === "kvall-hoodie")!;
  expect(altOf(hoodie, colors.fog.name, "back")).toBe(
    "Kväll Hoodie in fog, from behind: hood with drawcord, kangaroo pocket, ribbed hem and cuffs",
  );
});
