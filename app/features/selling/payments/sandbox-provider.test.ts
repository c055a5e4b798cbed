import { describe, expect, it } from "vitest";

import { sandboxProvider } from "./sandbox-provider.server.ts";
import { sandboxTokens } from "./sandbox-tokens.ts";

const pay = (token: string) => sandboxProvider.process("ref", { token }, "key");

describe("the test provider", () => {
  it.each(["test_visa", "test_visa_3ds", "test_mastercard", "test_amex"])("accepts %s", async (token) => {
    expect(await pay(token)).toEqual({ status: "succeeded" });
  });

  it.each([
    ["test_declined", "Your card was declined."],
    ["test_insufficient_funds", "Your card has insufficient funds."],
    ["test_lost_card", "Your card was declined."],
    ["test_expired", "Your card has expired."],
    ["test_incorrect_cvc", "Your card's security code is incorrect."],
    ["test_processing_error", "An error occurred while processing your card. Please try again."],
  ])("declines %s", async (token, reason) => {
    expect(await pay(token)).toEqual({ status: "declined", reason });
  });

  it.each([
    "constructor",
    "__proto__",
    "toString",
    "hasOwnProperty",
    "",
    "TEST_VISA",
    "test_visa ",
    "4242424242424242",
  ])("declines %j, which is no token of its", async (token) => {
    expect(await pay(token)).toEqual({ status: "declined", reason: "This card is not known to the test provider." });
  });

  it("knows every token of the list", async () => {
    for (const token of sandboxTokens)
      expect(await pay(token)).not.toMatchObject({ reason: "This card is not known to the test provider." });
  });

  it("approves other methods after their confirm step, and only then", async () => {
    const order = { orderId: "ord_1", orderNumber: "PM-1", country: "Sweden" };
    const created = await sandboxProvider.create({ ...order, amountOre: 1, currency: "SEK", method: "swish" }, "key");
    expect(created).toMatchObject({ nextStep: "confirm" });
    expect(await sandboxProvider.process("ref", { confirmed: true }, "key")).toEqual({ status: "succeeded" });
    expect(await sandboxProvider.process("ref", { confirmed: false }, "key")).toMatchObject({ status: "declined" });
  });
});
