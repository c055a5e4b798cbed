import { expect, it } from "vitest";

import { type LineReplacement, keptReplacements } from "./kept-replacements.ts";

const sent = (sentAt: string, variantId: string, units = 1): LineReplacement => ({
  units,
  variantId,
  sentAt,
  color: "Black",
  size: variantId,
  deliveredAt: null,
});
const sizes = (kept: ReturnType<typeof keptReplacements>) => kept.map(({ units, size }) => `${units} ${size}`);

it("a replacement that came back for another one is no unit any more, the first of its kind before the others", () => {
  const chain = [sent("2026-02", "m"), sent("2026-01", "l")];
  expect(sizes(keptReplacements(chain, [], 2))).toEqual(["1 l", "1 m"]);
  expect(sizes(keptReplacements(chain, [{ variantId: "l", units: 1, sentAt: "2026-02" }], 2))).toEqual(["1 m"]);
  const two = [sent("2026-01", "l", 2), sent("2026-02", "s"), sent("2026-03", "l")];
  expect(sizes(keptReplacements(two, [{ variantId: "l", units: 1, sentAt: "2026-02" }], 3))).toEqual([
    "1 l",
    "1 s",
    "1 l",
  ]);
});

it("a line never has more replaced units than it has units", () => {
  expect(sizes(keptReplacements([sent("2026-01", "l"), sent("2026-02", "m"), sent("2026-03", "l")], [], 1))).toEqual([
    "1 l",
  ]);
});
