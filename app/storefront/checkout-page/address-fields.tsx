import type { CheckoutField } from "#app/features/selling/checkout/checkout-form.ts";
import type { BindField } from "#app/features/selling/checkout/use-checkout-fields.ts";
import { AddressCombobox } from "#app/features/shop/addresses/address-combobox.tsx";
import type { AddressSuggestion } from "#app/features/shop/addresses/address.ts";
import { billingCountriesInOrder, countryName } from "#app/features/shop/addresses/country-names.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { deliveryCountries } from "#app/features/shop/markets/told-rates.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

import { checkoutTexts } from "./checkout.texts.ts";

const shipping = { address: "address", city: "city", postalCode: "postalCode", country: "country" } as const;
const billing = {
  address: "billingAddress",
  city: "billingCity",
  postalCode: "billingPostalCode",
  country: "billingCountry",
} as const;

interface Props {
  of: "shipping" | "billing";
  bind: BindField<CheckoutField>;
  onPick: (address: AddressSuggestion) => void;
}

/** Street, postal code, city and country, of the shipping or the billing address. */
export function AddressFields({ of, bind, onPick }: Props) {
  const texts = checkoutTexts();
  const names = of === "shipping" ? shipping : billing;
  const countries = deliveryCountries(useSite().shipping);
  return (
    <div className="grid grid-cols-2 gap-3">
      <AddressCombobox
        label={texts.address}
        autoComplete={`${of} street-address`}
        {...bind(names.address)}
        onPick={onPick}
        className="col-span-2"
      />
      <TextField label={texts.postalCode} autoComplete={`${of} postal-code`} {...bind(names.postalCode)} />
      <TextField label={texts.city} autoComplete={`${of} address-level2`} {...bind(names.city)} />
      <SelectField
        label={texts.country}
        autoComplete={`${of} country-name`}
        {...bind(names.country)}
        className="col-span-2"
      >
        {(of === "shipping" ? countries : billingCountriesInOrder()).map((country) => (
          <option key={country} value={country}>
            {countryName(country)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
