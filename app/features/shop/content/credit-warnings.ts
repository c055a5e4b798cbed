import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

import { creditWarningTexts } from "./credit-warnings.texts.ts";

/**
 * The warning beside an offer of credit, by the country of the delivery and in the current language. It stands above the ways to pay that are
 * credit. The directive does not hold in Norway yet, so the words for it are our own.
 */
export const creditWarnings: Readonly<Record<ShippingCountry, string>> = {
  get Sweden() {
    return creditWarningTexts().ofTheDirective;
  },
  get Norway() {
    return creditWarningTexts().ofNorway;
  },
  get Denmark() {
    return creditWarningTexts().ofTheDirective;
  },
  get Finland() {
    return creditWarningTexts().ofTheDirective;
  },
};
