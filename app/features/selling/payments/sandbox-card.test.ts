import { describe, expect, it } from "vitest";

import { sandboxCardProblems, sandboxCardToken } from "./sandbox-card.ts";
import { sandboxTokens } from "./sandbox-tokens.ts";

const now = new Date("2026-11-30T23:59:59Z");
const card = { cardNumber: "4242 4242 4242 4242", cardExpiry: "11/26", cardCvc: "123" };

describe("a test card", () => {
  it("is a token once it leaves the browser, and every token has its card", () => {
    const numbers = [
      "4242424242424242",
      "4000 0025 0000 3155",
      "5555-5555-5555-4444",
      "3782 822463 10005",
      "4000 0000 0000 0002",
      "4000 0000 0000 9995",
      "4000 0000 0000 9987",
      "4000 0000 0000 0069",
      "4000 0000 0000 0127",
      "4000 0000 0000 0119",
    ];
    const found = numbers.map((cardNumber) =>
      sandboxCardToken({ ...card, cardNumber, cardCvc: cardNumber.startsWith("37") ? "1234" : "123" }, now),
    );
    expect(found).toEqual([...sandboxTokens]);
  });

  it.each(["4111 1111 1111 1111", "constructor", "__proto__", "toString", "42424242"])(
    "is none of '%s', which is never sent",
    (cardNumber) => {
      expect(sandboxCardToken({ ...card, cardNumber }, now)).toBeNull();
      expect(sandboxCardProblems({ ...card, cardNumber }, now)).toEqual({
        cardNumber: "Test mode takes test cards only, such as 4242 4242 4242 4242.",
      });
    },
  );

  it.each([
    [{ cardExpiry: "10/26" }, { cardExpiry: "This date has passed. Use a card that is still valid." }],
    [{ cardExpiry: "13/27" }, { cardExpiry: "Enter the expiry date as MM/YY." }],
    [{ cardExpiry: "12" }, { cardExpiry: "Enter the expiry date as MM/YY." }],
    [{ cardCvc: "12" }, { cardCvc: "The security code of this card has 3 digits." }],
    [{ cardNumber: "3782 822463 10005" }, { cardCvc: "The security code of this card has 4 digits." }],
  ])("with %o is refused at its field", (change, problems) => {
    expect(sandboxCardProblems({ ...card, ...change }, now)).toEqual(problems);
    expect(sandboxCardToken({ ...card, ...change }, now)).toBeNull();
  });

  it("is good through the last day of its month", () => {
    expect(sandboxCardProblems(card, now)).toEqual({});
    expect(sandboxCardToken(card, new Date("2026-12-01T00:00:00Z"))).toBeNull();
  });

  it("says nothing of what is still blank, and sends nothing", () => {
    const blank = { cardNumber: "", cardExpiry: "", cardCvc: "" };
    expect(sandboxCardProblems(blank, now)).toEqual({});
    expect(sandboxCardToken(blank, now)).toBeNull();
    expect(sandboxCardToken({ ...card, cardCvc: " " }, now)).toBeNull();
  });
});
