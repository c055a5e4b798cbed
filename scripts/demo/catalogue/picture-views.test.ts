import { expect, it } from "vitest";

import { altOf } from "./picture-views.ts";
import { demoProducts } from "./products.ts";

it("describes a picture by name, color, side and looks", () => {
  const hoodie = demoProducts.find(({ id }) => id === "kvall-hoodie")!;
  expect(altOf(hoodie, "fog", "back")).toBe(
    "Kväll Hoodie in fog, from behind: hood with drawcord, kangaroo pocket, ribbed hem and cuffs",
  );
});
