import { expect, it } from "vitest";

import { afterDecline } from "./after-decline.ts";
import { emptyCheckoutForm } from "./checkout-form.ts";

const kept = "You weren't charged, and your cart is saved.";

it("says what to do next after a card was declined, with Swish where it is offered", () => {
  const form = { ...emptyCheckoutForm, paymentMethod: "card" as const };
  expect(afterDecline(form, [], "SEK")).toEqual([kept, "Try again, use another card or pay with Swish."]);
  expect(afterDecline(form, ["swish"], "SEK")).toEqual([kept, "Try again or use another card."]);
  expect(afterDecline({ ...form, country: "Norway" }, [], "SEK")).toEqual([kept, "Try again or use another card."]);
  expect(afterDecline(form, [], "NOK")).toEqual([kept, "Try again or use another card."]);
});

it("offers Swish to nobody whose payment by Swish was declined", () => {
  const form = { ...emptyCheckoutForm, paymentMethod: "swish" as const };
  expect(afterDecline(form, [], "SEK")).toEqual([kept, "Try again or choose another way to pay."]);
});
