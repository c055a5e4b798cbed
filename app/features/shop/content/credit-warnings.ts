import type { ShippingCountry } from "#app/features/shop/shipping/rates.ts";

/** The words of Directive (EU) 2023/2225, art. 8(1), in the language of the shop. */
const ofTheDirective = "Caution! Borrowing money costs money.";

/**
 * The warning beside an offer of credit, by the country of the delivery. It stands above the ways to pay that are credit. The directive does
 * not hold in Norway yet, so the words for it are our own.
 */
export const creditWarnings: Readonly<Record<ShippingCountry, string>> = {
  Sweden: ofTheDirective,
  Norway: "Credit is a loan that you pay back. Borrowing money can cost money.",
  Denmark: ofTheDirective,
  Finland: ofTheDirective,
};
