import { expect, it } from "vitest";

import { searchReadings } from "./search-readings.ts";

it("reads the last words of a search as product, color or size", () => {
  expect(searchReadings("Core tee, Black M")).toEqual([
    { products: 'words : ("core"* AND "tee"* AND "black"* AND "m")', options: [] },
    { products: 'words : ("core"* AND "tee"* AND "black"*)', options: ["m"] },
    { products: 'words : ("core"* AND "tee"*)', options: ["black", "m"] },
  ]);
});

it.each([
  ["one word", "tee", 1],
  ["two words", "core tee", 2],
  ["nothing", "  ", 0],
  ["signs alone", '"*" - ((', 0],
])("of %s", (_, search, count) => {
  expect(searchReadings(search)).toHaveLength(count);
});

it("lets no sign of a search become an operator of the query", () => {
  expect(searchReadings('a" OR "b')).toContainEqual({ products: 'words : ("a" AND "or"* AND "b")', options: [] });
});
