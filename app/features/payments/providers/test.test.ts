import { describe, expect, it } from "vitest";

import { testProvider } from "./test.server.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
const pay = (change: Partial<typeof good>) => testProvider.process("ref", { card: { ...good, ...change } }, now);

describe("the test provider", () => {
  it.each([
    ["the well-known good card", {}],
    ["another scheme", { number: "5555-5555-5555-4444" }],
    ["a card in its last month", { expiry: "11/26" }],
    ["an expiry with the century", { expiry: "12/2030" }],
  ])("accepts %s", async (_, change) => {
    expect(await pay(change)).toEqual({ status: "succeeded" });
  });

  it.each([
    ["the declining card", { number: "4000000000000002" }, "Your card was declined."],
    ["the card without money", { number: "4000000000009995" }, "Your card has insufficient funds."],
    ["the expired card", { number: "4000000000000069" }, "Your card has expired."],
    ["the card with a wrong code", { number: "4000000000000127" }, "Your card's security code is incorrect."],
    ["a past date", { expiry: "10/26" }, "Your card has expired."],
    ["month 13", { expiry: "13/30" }, "Your card's expiration date is incomplete."],
    ["a code of two digits", { cvc: "12" }, "Your card's security code is incorrect."],
    [
      "a real-looking card",
      { number: "4539578763621486" },
      "Test mode takes test cards only, such as 4242 4242 4242 4242.",
    ],
  ])("declines %s", async (_, change, reason) => {
    expect(await pay(change)).toEqual({ status: "declined", reason });
  });

  it("approves other methods after their confirm step, and only then", async () => {
    const { nextStep } = await testProvider.create({
      amountOre: 1,
      currency: "SEK",
      method: "swish",
      orderNumber: "PM-1",
    });
    expect(nextStep).toBe("confirm");
    expect(await testProvider.process("ref", { confirmed: true }, now)).toEqual({ status: "succeeded" });
    expect(await testProvider.process("ref", { confirmed: false }, now)).toMatchObject({ status: "declined" });
  });
});
