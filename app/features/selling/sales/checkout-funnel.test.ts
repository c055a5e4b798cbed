import { describe, expect, it } from "vitest";

import { checkoutFunnel, type FunnelCounts, largestLoss } from "./checkout-funnel.ts";

const none: FunnelCounts = {
  visit: 0,
  cart: 0,
  checkout: 0,
  "seen-checkout": 0,
  address: 0,
  delivery: 0,
  placed: 0,
  paid: 0,
};
const busy: FunnelCounts = {
  visit: 1_000,
  cart: 200,
  checkout: 100,
  "seen-checkout": 40,
  address: 30,
  delivery: 24,
  placed: 50,
  paid: 48,
};
const timesOf = (counts: FunnelCounts) => checkoutFunnel(counts).map(({ times }) => times);

describe("the steps of a purchase", () => {
  it("are counts of everybody, and those that only some browsers tell are estimated from their share", () => {
    expect(timesOf(busy)).toEqual([1_000, 200, 100, 75, 60, 50, 48]);
    expect(checkoutFunnel(busy).map(({ share }) => share)).toEqual([null, 0.2, 0.5, 0.75, 0.8, 50 / 60, 0.96]);
  });

  it("estimate nothing from few, and compare with the last step that is known", () => {
    const steps = checkoutFunnel({ ...busy, "seen-checkout": 19, address: 19, delivery: 19 });
    expect(steps.map(({ times }) => times)).toEqual([1_000, 200, 100, null, null, 50, 48]);
    expect(steps[5]?.share).toBe(0.5);
  });

  it("have no share where nobody came, or more than before", () => {
    expect(checkoutFunnel(none).every(({ share }) => share === null)).toBe(true);
    expect(checkoutFunnel({ ...none, checkout: 2, placed: 5, paid: 5 })[5]?.share).toBeNull();
  });

  it("do not say that nobody opened a cart in a time when carts were not counted", () => {
    expect(timesOf({ ...none, visit: 100, checkout: 9 })[1]).toBeNull();
  });
});

it("the largest loss is the step that fewest came to of those who could; looking around is none", () => {
  expect(largestLoss(checkoutFunnel(busy))?.id).toBe("address");
  expect(largestLoss(checkoutFunnel({ ...busy, placed: 10 }))?.id).toBe("placed");
  expect(largestLoss(checkoutFunnel(none))).toBeNull();
});
