import { expect, it } from "vitest";

import { countApplied } from "./local-state.ts";

const files = ["0000_initial.sql", "0001_rows_search_and_guards.sql", "0002_more.sql"];

it.each([
  [0, []],
  [2, files.slice(0, 2)],
  [3, files],
  [3, [...files, "0003_of_a_later_release.sql"]],
])("knows that a local shop has %d migrations: %o", (count, applied) => {
  expect(countApplied(applied, files)).toBe(count);
});

it("refuses a local shop whose migrations were others, and says what to do", () => {
  const earlier = ["0000_initial.sql", "0001_search_and_guards.sql"];
  expect(() => countApplied(earlier, files)).toThrow(".wrangler/state was made by another release");
});
