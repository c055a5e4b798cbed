import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatPrice } from "#app/shared/money.ts";

import { orderButtonText } from "./order-button-text.ts";

const words = (...given: Parameters<typeof orderButtonText>) => orderButtonText(...given).replaceAll("\u00A0", " ");

describe("the order button", () => {
  it("says what it obliges to", () => {
    expect(words(422_75, "SEK", false)).toBe("Complete My Order · Pay 422,75 kr");
  });

  it("names the total that is charged, in its currency, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), fc.constantFrom("SEK", "EUR", "USD"), (ore, currency) => {
        expect(orderButtonText(ore, currency, false)).toBe(`Complete My Order · Pay ${formatPrice(ore, currency)}`);
      }),
    );
  });

  it("says that nothing is to be paid for nothing, no sum before there is one, and that it works once pressed", () => {
    expect(words(0, "SEK", false)).toBe("Complete My Order · Nothing to pay");
    expect(words(null, "SEK", false)).toBe("Complete My Order");
    expect(words(422_75, "SEK", true)).toBe("Processing...");
  });
});
