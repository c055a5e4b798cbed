import { useSite } from "#app/features/shop/content/use-site.ts";
import { deliveryCountries } from "#app/features/shop/markets/told-rates.ts";
import { type ShippingCountry, shippingCountryOf } from "#app/features/shop/shipping/rates.ts";
import { type StoredEntry, useStored } from "#app/platform/browser/browser-storage.ts";

/** Where the checkout's draft is stored, and what tells of a change. */
export const draftPlace = { key: "checkoutFormData", event: "checkoutFormUpdated" } as const;

const countryEntry: StoredEntry<ShippingCountry> = { ...draftPlace, parse: countryOfDraft };

/** Where the stored draft sends the order, live; on pages of a market that sends to one country, there. The cart asks for no more of it, and so fetches none of the form. */
export function useDraftCountry(): ShippingCountry {
  const drafted = useStored(countryEntry, "Sweden");
  const countries = deliveryCountries(useSite().shipping);
  return countries.find((country) => country === drafted) ?? countries[0] ?? drafted;
}

/** The country in a stored draft; Sweden where there is none. */
export function countryOfDraft(stored: string | null): ShippingCountry {
  try {
    return shippingCountryOf(String(JSON.parse(stored ?? "{}")?.country));
  } catch {
    return "Sweden";
  }
}
