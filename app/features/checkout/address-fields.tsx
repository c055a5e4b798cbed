import { shippingCountries } from "#app/features/shipping/rates.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

import type { CheckoutField } from "./checkout-form.ts";
import type { Binder } from "./use-checkout.ts";

const shipping = { address: "address", city: "city", postalCode: "postalCode", country: "country" } as const;
const billing = {
  address: "billingAddress",
  city: "billingCity",
  postalCode: "billingPostalCode",
  country: "billingCountry",
} as const;

/** Street, postal code, city and country, of the shipping or the billing address. */
export function AddressFields({ of, bind }: { of: "shipping" | "billing"; bind: Binder<CheckoutField> }) {
  const names = of === "shipping" ? shipping : billing;
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label="Address"
        autoComplete={`${of} street-address`}
        required
        {...bind(names.address)}
        className="col-span-2"
      />
      <TextField label="Postal code" autoComplete={`${of} postal-code`} required {...bind(names.postalCode)} />
      <TextField label="City" autoComplete={`${of} address-level2`} required {...bind(names.city)} />
      <SelectField label="Country" autoComplete={`${of} country-name`} {...bind(names.country)} className="col-span-2">
        {shippingCountries.map((country) => (
          <option key={country}>{country}</option>
        ))}
      </SelectField>
    </div>
  );
}
