import fc from "fast-check";
import { expect, it } from "vitest";

import { rankEntries } from "./rank-entries.ts";

const hit = fc.record({
  entry: fc.integer({ min: 1, max: 2_000_000 }),
  step: fc.integer({ min: 0, max: 5 }),
  isSoldOut: fc.boolean(),
  sold: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 31 - 2 })),
});
const hits = fc.uniqueArray(hit, { selector: ({ entry }) => entry, maxLength: 300 });

it("ranks as comparing hit by hit does: by step, what is in stock, what sold most, what was added first", () => {
  fc.assert(
    fc.property(hits, fc.integer({ min: 1, max: 320 }), (found, atMost) => {
      const rising = found.toSorted((a, b) => a.entry - b.entry);
      const sales = rising.map(({ isSoldOut, sold }) => (isSoldOut ? -1 - sold : sold));
      // Each step finds what the one before found, the last one everything.
      const steps = [0, 1, 2, 3, 4].map((step) => rising.filter((one) => one.step <= step).map(({ entry }) => entry));
      const wanted = rising.toSorted(
        (a, b) => a.step - b.step || Number(a.isSoldOut) - Number(b.isSoldOut) || b.sold - a.sold || a.entry - b.entry,
      );
      const entries = rising.map(({ entry }) => entry);
      expect(rankEntries({ entries, sales }, steps, atMost)).toEqual(wanted.slice(0, atMost).map(({ entry }) => entry));
    }),
  );
});

it("puts what two steps found under the better one, and leaves out what was not found in all", () => {
  expect(rankEntries({ entries: [2, 4, 6], sales: [9, 0, 1] }, [[4, 5], [2, 4], []], 10)).toEqual([4, 2, 6]);
  expect(rankEntries({ entries: [], sales: [] }, [[1]], 10)).toEqual([]);
});
