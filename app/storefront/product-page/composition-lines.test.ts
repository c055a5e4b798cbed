import { expect, it } from "vitest";

import { compositionLines, otherMaterials } from "./composition-lines.ts";

it("tells each part with its fibers, and of staff's words what the fibers don't say", () => {
  const lines = compositionLines([
    { part: "", fibres: "88% recycled polyester, 12% elastane" },
    { part: "Lining", fibres: "100% cotton" },
  ]);
  expect(lines).toEqual(["88% recycled polyester, 12% elastane", "Lining: 100% cotton"]);
  expect(otherMaterials(["Elastane", "Recycled polyester", "Brushed inside"], lines)).toEqual(["Brushed inside"]);
  expect(otherMaterials(["Elastane"], [])).toEqual(["Elastane"]);
});
