import { type ShippingCountry, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { type StoredEntry, useStored } from "#app/platform/browser/browser-storage.ts";

/** Where the checkout's draft is stored, and what tells of a change. */
export const draftPlace = { key: "checkoutFormData", event: "checkoutFormUpdated" } as const;

const countryEntry: StoredEntry<ShippingCountry> = { ...draftPlace, parse: countryOfDraft };

/** Where the stored draft sends the order, live. The cart asks for no more of it, and so fetches none of the form. */
export function useDraftCountry(): ShippingCountry {
  return useStored(countryEntry, "Sweden");
}

/** The country in a stored draft; Sweden where there is none. */
export function countryOfDraft(stored: string | null): ShippingCountry {
  try {
    return shippingCountryOf(String(JSON.parse(stored ?? "{}")?.country));
  } catch {
    return "Sweden";
  }
}
