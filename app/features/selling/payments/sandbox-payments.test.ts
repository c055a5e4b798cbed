import { describe, expect, it, vi } from "vitest";

import { sandboxPaymentsOptIn } from "#app/platform/env/sandbox-payments.ts";

import { paymentProblems, paymentProvider } from "./choose-provider.server.ts";

describe("the test provider", () => {
  it.each(["http://localhost:8787", "http://127.0.0.1:9011", "http://[::1]:8787", "http://shop.localhost"])(
    "serves a shop at %s",
    (PUBLIC_ORIGIN) => {
      expect(paymentProvider({ PUBLIC_ORIGIN })?.name).toBe("test");
    },
  );

  it.each(["https://shop.example", "https://localhost.example", "http://127.0.0.1.example", "https://10.0.0.1"])(
    "serves no shop at %s, unless the setting says so in words",
    (PUBLIC_ORIGIN) => {
      expect(paymentProvider({ PUBLIC_ORIGIN })).toBeNull();
      expect(paymentProvider({ PUBLIC_ORIGIN, TEST_PAYMENTS: "true" })).toBeNull();
      expect(paymentProvider({ PUBLIC_ORIGIN, TEST_PAYMENTS: sandboxPaymentsOptIn })?.name).toBe("test");
    },
  );
});

const stripe = {
  STRIPE_SECRET_KEY: "sk_test_12345678",
  STRIPE_WEBHOOK_SECRET: "whsec_1234567890123456",
  STRIPE_PUBLISHABLE_KEY: "pk_test_12345678",
};
const local = { PUBLIC_ORIGIN: "http://localhost:8787", TEST_PAYMENTS: sandboxPaymentsOptIn };

it("gives way to Stripe wherever Stripe's secrets are set", () => {
  for (const PUBLIC_ORIGIN of ["http://localhost:8787", "https://shop.example"])
    expect(paymentProvider({ PUBLIC_ORIGIN, TEST_PAYMENTS: sandboxPaymentsOptIn, ...stripe })?.clientPart).toEqual({
      provider: "stripe",
      publishableKey: "pk_test_12345678",
      scriptUrl: "https://js.stripe.com/endive/stripe.js",
    });
  const standIn = { PUBLIC_ORIGIN: "http://localhost:8787", ...stripe, STRIPE_STAND_IN: "http://127.0.0.1:9800" };
  expect(paymentProvider(standIn)?.clientPart).toMatchObject({ scriptUrl: "http://127.0.0.1:9800/endive/stripe.js" });
});

describe("settings of Stripe that do not fit", () => {
  it.each(Object.keys(stripe))("take no payments without %s, which is named, and no test payments", (name) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const settings = { ...local, ...stripe, [name]: undefined };
    expect(paymentProvider(settings)).toBeNull();
    expect(paymentProblems(settings)).toEqual([expect.stringContaining(`${name} is missing`)]);
    const alone = { ...local, [name]: stripe[name as keyof typeof stripe] };
    expect(paymentProvider(alone)).toBeNull();
    expect(paymentProblems(alone).join()).not.toContain("12345678");
  });

  it.each([
    [{ STRIPE_SECRET_KEY: stripe.STRIPE_PUBLISHABLE_KEY }, "is no secret key of Stripe"],
    [{ STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_SECRET_KEY }, "is no publishable key of Stripe"],
    [{ STRIPE_PUBLISHABLE_KEY: "" }, "is no publishable key of Stripe"],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_" }, "is no signing secret"],
    [{ STRIPE_WEBHOOK_SECRET_PREVIOUS: "whsec_" }, "STRIPE_WEBHOOK_SECRET_PREVIOUS is no signing secret"],
    [{ STRIPE_SECRET_KEY: "sk_live_12345678" }, "is of another mode"],
    [{ STRIPE_STAND_IN: "https://stripe.example" }, "must be such as"],
    [{ PUBLIC_ORIGIN: "https://shop.example", STRIPE_STAND_IN: "http://127.0.0.1:9800" }, "own machine alone"],
  ])("take no payments: %o", (change, text) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(paymentProvider({ ...local, ...stripe, ...change })).toBeNull();
    expect(paymentProblems({ ...local, ...stripe, ...change })).toEqual([expect.stringContaining(text)]);
  });

  it("are logged once, however many requests ask", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    log.mockClear();
    const settings = { ...local, ...stripe, STRIPE_SECRET_KEY: "none", STRIPE_WEBHOOK_SECRET: "none" };
    for (let request = 0; request < 3; request++) paymentProvider(settings);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatch(/No payments can be taken: STRIPE_SECRET_KEY/);
  });

  it("are none when there are none, and fit with a restricted key", () => {
    expect(paymentProblems(local)).toEqual([]);
    expect(paymentProvider({ ...local, ...stripe, STRIPE_SECRET_KEY: "rk_test_12345678" })?.name).toBe("stripe-test");
    const live = { STRIPE_SECRET_KEY: "sk_live_12345678", STRIPE_PUBLISHABLE_KEY: "pk_live_12345678" };
    expect(paymentProvider({ ...local, ...stripe, ...live })?.name).toBe("stripe");
  });
});
