import { expect, it } from "vitest";

import { notSold } from "./not-sold.ts";

it.each([
  ["gift card", "gift cards"],
  ["Giftcard", "gift cards"],
  ["presentkort", "gift cards"],
  ["running shoes", "shoes"],
  ["svart baddräkt", "swimwear"],
  ["hoodie", null],
  ["qzx", null],
  ["", null],
])("a search for '%s' asks for what we do not sell: %s", (text, name) => {
  expect(notSold(text)).toBe(name);
});
