import { countryName } from "#app/features/shop/addresses/country-names.ts";

import { type CheckoutField, type CheckoutForm, normalizedForm } from "./checkout-form.ts";
import { type FieldProblems, fieldProblems } from "./field-problems.ts";

/** The parts of the checkout that fold to a line, in page order, with their fields. */
const fieldsOf = {
  customer: ["email", "firstName", "lastName", "phone"],
  shipping: ["address", "postalCode", "city", "country"],
  billing: ["billingAddress", "billingPostalCode", "billingCity", "billingCountry"],
  method: ["shippingMethod", "pickupPointId"],
} as const satisfies Record<string, readonly CheckoutField[]>;

export type FormSection = keyof typeof fieldsOf;
export const formSections = Object.keys(fieldsOf) as FormSection[];

/** Those with nothing missing and nothing wrong, `shown` included: what the shop refused. The billing address is one only where it is another address. */
export function completeSections(form: CheckoutForm, phoneRequired = false, shown: FieldProblems = {}): FormSection[] {
  const problems = { ...shown, ...fieldProblems(form, null, new Date(), phoneRequired) };
  return formSections.filter((section) => {
    if (section === "billing" && form.billingSameAsShipping) return false;
    return fieldsOf[section].every((field) => problems[field] === undefined);
  });
}

/** What was filled in, in a line. */
export function sectionText(section: Exclude<FormSection, "method">, form: CheckoutForm): string {
  const typed = normalizedForm(form);
  switch (section) {
    case "customer":
      return [`${typed.firstName} ${typed.lastName}`, typed.email, typed.phone].filter(Boolean).join(", ");
    case "shipping":
      return `${typed.address}, ${typed.postalCode} ${typed.city}, ${countryName(typed.country)}`;
    case "billing":
      return `${typed.billingAddress}, ${typed.billingPostalCode} ${typed.billingCity}, ${countryName(typed.billingCountry)}`;
  }
}
