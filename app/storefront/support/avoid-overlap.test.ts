import { describe, expect, it } from "vitest";

import { liftAbove } from "./avoid-overlap.ts";

/** The button at the foot of a phone. */
const button = { left: 318, right: 374, top: 772, bottom: 828 };
const across = (top: number, bottom: number) => ({ left: 16, right: 374, top, bottom });

describe("liftAbove", () => {
  it("leaves the button in its corner while nothing lies there", () => {
    expect(liftAbove(button, [])).toBe(0);
    expect(liftAbove(button, [across(500, 700), { left: 16, right: 200, top: 780, bottom: 820 }])).toBe(0);
  });

  it("raises it above a control under it", () => {
    const addToCart = across(760, 816);
    const lift = liftAbove(button, [addToCart]) ?? 0;
    expect(button.bottom - lift).toBeLessThanOrEqual(addToCart.top);
  });

  it("passes over a gap that is too low", () => {
    const lift = liftAbove(button, [across(760, 816), across(650, 720)]) ?? 0;
    expect(button.bottom - lift).toBeLessThanOrEqual(650);
  });

  it("finds no place where everything near is taken", () => {
    expect(liftAbove(button, [across(0, 844)])).toBeNull();
  });
});
