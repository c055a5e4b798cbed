import { describe, expect, it } from "vitest";

import { orderStatusFacts, orderStatuses, orderSteps, paymentStatuses, paymentStatusFacts } from "./order-statuses.ts";

describe("the facts of the order statuses", () => {
  it.each(orderStatuses)("say where an order that is %s stands, and contradict each other nowhere", (status) => {
    const { isUnderWay, isDelivered, isCancelled, ...facts } = orderStatusFacts[status];
    expect([isUnderWay, isDelivered, isCancelled].filter(Boolean)).toHaveLength(1);
    if (facts.inWarehouse) expect(isUnderWay).toBe(true);
    if (facts.awaitsPayment || facts.canBeCorrected) expect(facts.inWarehouse).toBe(true);
    if (isCancelled) expect(facts.isStep).toBe(false);
  });

  it("let the steps lead from an order that awaits its payment through the warehouse to its buyer", () => {
    const stages = orderSteps.map((status) => {
      const { inWarehouse, isUnderWay } = orderStatusFacts[status];
      return inWarehouse ? 0 : isUnderWay ? 1 : 2;
    });
    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(new Set(stages)).toEqual(new Set([0, 1, 2]));
    expect(orderSteps.filter((status) => orderStatusFacts[status].awaitsPayment)).toEqual(orderSteps.slice(0, 1));
  });

  it("give each status a text of its own for shoppers", () => {
    const texts = orderStatuses.map((status) => orderStatusFacts[status].shopperText);
    expect(new Set(texts).size).toBe(orderStatuses.length);
  });
});

it("only an order that was paid has money", () => {
  for (const status of paymentStatuses) {
    const { hasMoney, wasPaid } = paymentStatusFacts[status];
    if (hasMoney) expect(wasPaid).toBe(true);
  }
});
