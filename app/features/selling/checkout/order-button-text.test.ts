import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatPrice } from "#app/shared/money.ts";

import { orderButtonText } from "./order-button-text.ts";

const words = (...given: Parameters<typeof orderButtonText>) => orderButtonText(...given).replaceAll("\u00A0", " ");

const idle = { busy: false, method: null };

describe("the order button", () => {
  it("says what it obliges to", () => {
    expect(words(422_75, "SEK", idle)).toBe("Complete My Order · Pay 422,75 kr");
  });

  it("names the total that is charged, in its currency, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), fc.constantFrom("SEK", "EUR", "USD"), (ore, currency) => {
        expect(orderButtonText(ore, currency, idle)).toBe(`Complete My Order · Pay ${formatPrice(ore, currency)}`);
      }),
    );
  });

  it("says that nothing is to be paid for nothing, no sum before there is one, and that it works once pressed", () => {
    expect(words(0, "SEK", idle)).toBe("Complete My Order · Nothing to pay");
    expect(words(null, "SEK", idle)).toBe("Complete My Order");
    expect(words(422_75, "SEK", { ...idle, busy: true })).toBe("Processing...");
  });

  it("names the way to pay once it is chosen, but for a card", () => {
    expect(words(422_75, "SEK", { busy: false, method: "swish" })).toBe("Complete My Order\nPay 422,75 kr with Swish");
    expect(words(422_75, "SEK", { busy: false, method: "card" })).toBe("Complete My Order · Pay 422,75 kr");
    expect(words(0, "SEK", { busy: false, method: "swish" })).toBe("Complete My Order · Nothing to pay");
  });
});
