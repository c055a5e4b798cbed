import { expect, it } from "vitest";

import { orderSteps } from "#app/shared/order-statuses.ts";

import { stepName } from "./tracked-steps.tsx";

const reached = { reachedAt: "2026-11-29T09:00:00.000Z" };

it("names a step as done once the next is reached, and as under way before", () => {
  const names = (count: number) =>
    orderSteps.map((status, index) => {
      const next = orderSteps[index + 1];
      return stepName(status, next && { status: next, reachedAt: index + 1 < count ? reached.reachedAt : null });
    });
  expect(names(2)).toEqual(["Order received", "Being packed", "On its way", "Delivered"]);
  expect(names(3)).toEqual(["Order received", "Packed", "On its way", "Delivered"]);
  expect(names(4)).toEqual(["Order received", "Packed", "Shipped", "Delivered"]);
});

it("calls nothing packed of an order that was canceled while it was", () => {
  expect(stepName("processing", { status: "cancelled", ...reached })).toBe("Being packed");
});
