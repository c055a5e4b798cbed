import { describe, expect, it } from "vitest";

import { orderSteps } from "#app/shared/order-statuses.ts";

import { trackingSteps } from "./tracking-steps.ts";

const createdAt = "2026-11-20T12:00:00Z";
const packedAt = "2026-11-20T15:00:00Z";
const shippedAt = "2026-11-21T08:00:00Z";

describe("the steps of an order", () => {
  it("are all ahead of a new one but the first", () => {
    expect(trackingSteps({ status: "pending", createdAt }, [{ type: "paid", createdAt: packedAt }])).toEqual(
      orderSteps.map((status, index) => ({ status, reachedAt: index === 0 ? createdAt : null })),
    );
  });

  it("carry the time of their events", () => {
    const events = [
      { type: "status: processing", createdAt: packedAt },
      { type: "status: shipped", createdAt: shippedAt },
    ];
    const steps = trackingSteps({ status: "shipped", createdAt }, events);
    expect(Object.fromEntries(steps.map(({ status, reachedAt }) => [status, reachedAt]))).toMatchObject({
      pending: createdAt,
      processing: packedAt,
      shipped: shippedAt,
      delivered: null,
    });
  });

  it("count a step that was jumped over as reached with the next", () => {
    const events = [{ type: "status: shipped", createdAt: shippedAt }];
    expect(trackingSteps({ status: "shipped", createdAt }, events)).toContainEqual({
      status: "processing",
      reachedAt: shippedAt,
    });
  });

  it("end with the cancellation of a cancelled one, by staff or by time", () => {
    for (const type of ["status: cancelled", "cancelled"]) {
      const events = [
        { type: "status: processing", createdAt: packedAt },
        { type, createdAt: shippedAt },
      ];
      expect(trackingSteps({ status: "cancelled", createdAt }, events)).toEqual([
        { status: "pending", reachedAt: createdAt },
        { status: "processing", reachedAt: packedAt },
        { status: "cancelled", reachedAt: shippedAt },
      ]);
    }
  });

  it("forget an event that staff took back", () => {
    const events = [{ type: "status: shipped", createdAt: shippedAt }];
    expect(trackingSteps({ status: "processing", createdAt }, events)).toContainEqual({
      status: "shipped",
      reachedAt: null,
    });
  });
});
