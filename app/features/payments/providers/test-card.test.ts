import { describe, expect, it } from "vitest";

import { tokenFor } from "./test-card.ts";

const now = new Date("2026-11-20T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };

describe("tokenFor", () => {
  it.each([
    ["the well-known good card", {}, "test_visa"],
    ["another scheme", { number: "5555-5555-5555-4444" }, "test_mastercard"],
    ["a card in its last month", { expiry: "11/26" }, "test_visa"],
    ["an expiry with the century", { expiry: "12/2030" }, "test_visa"],
    ["the card without money", { number: "4000000000009995" }, "test_insufficient_funds"],
  ])("makes a token of %s", (_, change, token) => {
    expect(tokenFor({ ...good, ...change }, now)).toEqual({ token });
  });

  it.each([
    ["a past date", { expiry: "10/26" }, "Your card has expired."],
    ["month 13", { expiry: "13/30" }, "Your card's expiration date is incomplete."],
    ["a code of two digits", { cvc: "12" }, "Your card's security code is incorrect."],
    [
      "a real-looking card",
      { number: "4539578763621486" },
      "Test mode takes test cards only, such as 4242 4242 4242 4242.",
    ],
    ["a word", { number: "constructor" }, "Test mode takes test cards only, such as 4242 4242 4242 4242."],
  ])("refuses %s", (_, change, refused) => {
    expect(tokenFor({ ...good, ...change }, now)).toEqual({ refused });
  });
});
