import { expect, it } from "vitest";

import { emptyCheckoutForm, parseCheckoutDraft } from "./checkout-form.ts";
import { countryOfDraft } from "./draft-country.ts";

it.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"country":"Atlantis"}',
  JSON.stringify({ ...emptyCheckoutForm, country: "Norway" }),
])("of %s is the country that the checkout reads there", (stored) => {
  expect(countryOfDraft(stored)).toBe(parseCheckoutDraft(stored).country);
});
