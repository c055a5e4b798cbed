import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { shareOut, shareOutWithin, sumOf } from "./share-out.ts";

const weights = fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 30 });

describe("an amount that is shared out", () => {
  it("is given away wholly, each share within one öre of its weight", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), weights, (ore, weighed) => {
        const shares = shareOut(ore, weighed);
        const whole = sumOf(weighed);
        expect(sumOf(shares)).toBe(ore);
        if (whole > 0)
          shares.forEach((share, i) => expect(Math.abs(share - (ore * weighed[i]!) / whole)).toBeLessThan(1.000001));
      }),
    );
  });

  it("is given away wholly within the room of each share, whatever the weights", () => {
    const rooms = fc.array(fc.tuple(fc.nat(5_000_000), fc.nat(5_000_000)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(rooms, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
        const most = lines.map(([, room]) => room);
        const ore = Math.floor(sumOf(most) * part);
        const shares = shareOutWithin(
          ore,
          lines.map(([weight]) => weight),
          most,
        );
        expect(sumOf(shares)).toBe(ore);
        shares.forEach((share, i) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(most[i]!);
        });
      }),
    );
  });

  it("gives what one line cannot take to the other weighted ones before any without weight", () => {
    expect(shareOutWithin(100, [3, 1, 0], [50, 50, 50])).toEqual([50, 50, 0]);
    expect(shareOutWithin(120, [3, 1, 0], [50, 50, 50])).toEqual([50, 50, 20]);
  });

  it("is refused when it is above all rooms together", () => {
    expect(() => shareOutWithin(3, [1], [2])).toThrow("room");
  });
});
