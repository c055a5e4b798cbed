import { expect, it } from "vitest";

import type { Environment } from "#app/platform/env/env.server.ts";

import { processorsInUse } from "./processors-in-use.server.ts";

const keysOf = (mode: "test" | "live") => ({
  STRIPE_SECRET_KEY: `sk_${mode}_0123456789`,
  STRIPE_PUBLISHABLE_KEY: `pk_${mode}_0123456789`,
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
});
const inUse = (settings: object) =>
  processorsInUse({ PUBLIC_ORIGIN: "https://shop.example", ...settings } as Environment);

it.each(["test", "live"] as const)("Stripe is named among the processors in its %s mode", (mode) => {
  expect(inUse(keysOf(mode))).toEqual({ stripe: true, resend: false, maps: false, shipmondo: false });
});

it("Stripe is not named while nothing is sent to it", () => {
  expect(inUse({}).stripe).toBe(false);
  expect(inUse({ TEST_PAYMENTS: "this-shop-takes-no-money" }).stripe).toBe(false);
});

it("Shipmondo is named once parcels are booked with it", () => {
  const keys = { SHIPMONDO_USER: "user", SHIPMONDO_KEY: "key", SHIPMONDO_PRODUCTS: "{}" };
  expect(inUse(keys).shipmondo).toBe(true);
  expect(inUse({ SHIPMONDO_USER: "user" }).shipmondo).toBe(false);
});
