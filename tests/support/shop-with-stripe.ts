import { afterEach, beforeAll, vi } from "vitest";

import { openTestShop } from "./shop-fixture.ts";
import { type StripeShop, webhookSecret } from "./stripe-shop.ts";

/**
 * The shop of a test file, as it is and with Stripe switched on, whose calls go to the stand-in that the running test names with `reach`.
 */
export function openShopWithStripe() {
  const plain = openTestShop();
  const withStripe = {
    ...plain,
    env: {
      ...plain.env,
      STRIPE_SECRET_KEY: "sk_test_integration_tests",
      STRIPE_PUBLISHABLE_KEY: "pk_test_integration_tests",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_STAND_IN: "http://127.0.0.1:9800",
    },
  };
  let reached: StripeShop | undefined;
  beforeAll(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      if (!reached) throw new TypeError("Nothing listens there");
      return reached.standIn.handle(new Request(input, init));
    });
  });
  afterEach(() => void (reached = undefined));
  return { plain, withStripe, reach: (stripe: StripeShop) => (reached = stripe) };
}
