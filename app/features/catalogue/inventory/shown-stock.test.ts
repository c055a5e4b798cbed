import { describe, expect, it } from "vitest";

import { pagesAffectedBy } from "./shown-stock.ts";

const move = (left: number, moved: number, productLeft = 100, productId = "tee") => ({
  productId,
  left,
  moved,
  productLeft,
});

describe("pagesAffectedBy", () => {
  it.each([
    ["nothing was moved", [], [], false],
    ["plenty is left", [move(20, -3)], [], false],
    ["a scarce variant became scarcer", [move(2, -1)], [], false],
    ["a variant became scarce", [move(5, -1)], ["tee"], false],
    ["a variant sold out", [move(0, -2)], ["tee"], true],
    ["a variant came back", [move(1, 1)], ["tee"], true],
    ["a variant came back with plenty", [move(20, 20)], ["tee"], true],
    ["one of two variants sold out", [move(20, -1), move(0, -1, 100, "tights")], ["tights"], true],
    ["a variant that was sold out stays so", [move(0, 0)], [], false],
    ["a variant became plentiful again", [move(6, 1)], ["tee"], false],
    ["the whole product became scarce", [move(5, -1, 5)], ["tee"], true],
    ["the whole product sold out", [move(0, -1, 0)], ["tee"], true],
    ["two lines together make the product scarce", [move(3, -1, 5), move(2, -1, 5)], ["tee"], true],
    ["one of two products became scarce", [move(5, -1), move(50, -1, 100, "tights")], ["tee"], false],
  ])("when %s", (_, moves, products, listings) => {
    expect(pagesAffectedBy(moves)).toEqual({ products, listings });
  });
});
