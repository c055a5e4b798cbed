import { describe, expect, it } from "vitest";

import { testPaymentsOptIn } from "#app/features/payments/test-payments.ts";

import { refuseTestPayments } from "./refuse-test-payments.ts";

const built = (vars: object) => JSON.stringify({ name: "pulse-mode", vars });
const online = { PUBLIC_ORIGIN: "https://shop.example" };

describe("deploying a shop that only has the test payment provider", () => {
  it("is refused, and told how to do it all the same", () => {
    expect(() => refuseTestPayments(built(online))).toThrow(testPaymentsOptIn);
    expect(() => refuseTestPayments(built({ ...online, TEST_PAYMENTS: "yes" }))).toThrow();
  });

  it("takes an explicit word", () => {
    expect(() => refuseTestPayments(built({ ...online, TEST_PAYMENTS: testPaymentsOptIn }))).not.toThrow();
  });
});
