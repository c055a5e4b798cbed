import { expect, it } from "vitest";

import type { Figures } from "./figures.ts";
import { withFigures } from "./write-docs.ts";

const spread = (median: number) => ({ median, min: median - 1, max: median + 1 });
const figures = (presses: number): Figures => ({
  machine: {
    measuredAt: "2026-11-23T06:00:00.000Z",
    commit: "abc",
    processor: "a processor",
    cores: 2,
    memoryGb: 8,
    loadBefore: 0.1,
    versions: { wrk: "4.1.0" },
  },
  interaction: { slowdown: 4, runs: 3, steps: [{ name: "Add to Cart", ms: spread(presses) }] },
  failures: { load: "wrk is not installed\nmore" },
});
const page = `# Performance

By hand, before.

<!-- figures: written by \`npm run bench -- --docs FILE\` -->
old
<!-- end of the figures -->

By hand, after.
`;

it("renews the figures of the page, and keeps what people wrote around them", () => {
  const once = withFigures(page, figures(88));
  const twice = withFigures(once, figures(120));
  expect(once).toContain("| Press: Add to Cart | 88 ms (87–89) | ≤ 100 ms | met |");
  expect(twice).toContain("| Press: Add to Cart | 120 ms (119–121) | ≤ 100 ms | not met |");
  expect(twice).toContain("This part failed: wrk is not installed\n");
  for (const text of ["By hand, before.", "By hand, after."]) expect(twice).toContain(text);
  for (const text of ["old", "88 ms"]) expect(twice).not.toContain(text);
});

it("refuses a page that has no place for them", () => {
  expect(() => withFigures("# Performance\n", figures(1))).toThrow("no place for the figures");
});
