import { expect, it } from "vitest";

import { typedQuantity } from "./typed-quantity.ts";

it.each([
  ["2", 2],
  [" 12 ", 12],
  ["1.5", 1],
  ["1,5", 1],
  ["3 pairs", 3],
  ["12345", 1234],
  ["-3", 0],
  [".5", 0],
  ["x2", 0],
  ["", 0],
])("%j typed asks for %i: nothing after the first character that is no digit", (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});
