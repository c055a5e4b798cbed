import { describe, expect, it } from "vitest";

import { paymentProvider } from "./choose-provider.server.ts";
import { testPaymentsOptIn } from "./test-payments.ts";

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
      expect(paymentProvider({ PUBLIC_ORIGIN, TEST_PAYMENTS: testPaymentsOptIn })?.name).toBe("test");
    },
  );
});
