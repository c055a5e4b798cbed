import { describe, expect, it } from "vitest";

import { paymentStatuses } from "#app/shared/order-statuses.ts";

import { demoReviews } from "../catalogue/reviews.ts";
import { planOrders } from "./order-plan.ts";
import { orderStages } from "./order-stages.ts";
import { ageInDays } from "./prices.ts";

const orders = planOrders();

describe("the demo orders", () => {
  it("are the same for every demo shop", () => {
    expect(planOrders()).toEqual(orders);
  });

  it("fill 60 days, at every stage", () => {
    expect(orders.length).toBeGreaterThan(120);
    expect(orders.every(({ daysAgo }) => daysAgo > 0 && daysAgo <= 60)).toBe(true);
    for (const stage of Object.values(orderStages))
      expect(orders.some(({ status }) => stage.includes(status))).toBe(true);
    expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(paymentStatuses));
  });

  it("hold only what the shop had at the time", () => {
    for (const { lines, daysAgo } of orders) {
      for (const { product } of lines) expect(ageInDays(product)).toBeGreaterThan(daysAgo);
    }
  });

  it("came before the reviews of what they hold", () => {
    const recent = demoReviews.filter(({ daysAgo }) => daysAgo <= 50);
    const bought = recent.filter(({ productId, name, daysAgo }) =>
      orders.some(
        (order) =>
          order.person.firstName === name &&
          order.daysAgo > daysAgo &&
          order.lines.some(({ product }) => product.id === productId),
      ),
    );
    expect(bought.length).toBeGreaterThan(20);
  });
});
