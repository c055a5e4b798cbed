import { describe, expect, it } from "vitest";

import { toastLift } from "./toast-place.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const toastAt = (lift: number, { height }: { height: number }, margin: number) => ({
  bottom: height - margin - lift,
  top: height - margin - lift - 84,
});

describe("toastLift", () => {
  it("leaves a toast at the foot while nothing is in its way", () => {
    expect(toastLift([], desk)).toBe(0);
    expect(toastLift([{ top: 100, bottom: 148, left: 800, right: 1200 }], desk)).toBe(0);
    expect(toastLift([{ top: 730, bottom: 780, left: 40, right: 600 }], desk)).toBe(0);
  });

  it("raises it above a link that it would lie on", () => {
    const viewCart = { top: 700, bottom: 748, left: 760, right: 1220 };
    const place = toastAt(toastLift([viewCart], desk), desk, 24);
    expect(place.bottom).toBeLessThanOrEqual(viewCart.top);
  });

  it("raises it above the phone's buy bar, and above what stands close over that", () => {
    const bar = { top: 772, bottom: 828, left: 16, right: 306 };
    const viewCart = { top: 640, bottom: 690, left: 16, right: 374 };
    expect(toastAt(toastLift([bar], phone), phone, 16).bottom).toBeLessThanOrEqual(bar.top);
    const place = toastAt(toastLift([bar, viewCart], phone), phone, 16);
    expect(place.bottom).toBeLessThanOrEqual(viewCart.top);
  });

  it("takes a gap between two that is high enough", () => {
    const bar = { top: 772, bottom: 828, left: 16, right: 306 };
    const button = { top: 500, bottom: 550, left: 16, right: 374 };
    const place = toastAt(toastLift([bar, button], phone), phone, 16);
    expect(place.bottom).toBeLessThanOrEqual(bar.top);
    expect(place.top).toBeGreaterThanOrEqual(button.bottom);
  });

  it("makes room for a toast that is taller than most, on the header where nothing else is free", () => {
    const small = { width: 320, height: 640 };
    const bag = { top: 192, bottom: 640, left: 0, right: 320 };
    const lift = toastLift([bag], small, 120);
    expect(640 - 16 - lift).toBeLessThanOrEqual(bag.top);
    expect(640 - 16 - lift - 120).toBeGreaterThanOrEqual(0);
  });

  it("stays at the foot when no place is free", () => {
    expect(toastLift([{ top: 0, bottom: 844, left: 0, right: 390 }], phone)).toBe(0);
  });
});
