import { expect, it } from "vitest";

import { placeTooltip, tooltipDelay } from "./tooltip-place.ts";

const desk = { width: 1280, height: 800 };
const tooltip = { width: 80, height: 32 };

it("opens after 700 ms, and at once within 300 ms after another closed", () => {
  expect(tooltipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(tooltipDelay(10_000, 9_700)).toBe(0);
  expect(tooltipDelay(10_000, 9_699)).toBe(700);
});

it("stands under its control, above at the window's foot, and inside the window", () => {
  expect(placeTooltip({ left: 600, width: 44, top: 10, bottom: 54 }, tooltip, desk)).toEqual({ left: 582, top: 54 });
  expect(placeTooltip({ left: 1230, width: 44, top: 740, bottom: 784 }, tooltip, desk)).toEqual({
    left: 1192,
    top: 708,
  });
});
