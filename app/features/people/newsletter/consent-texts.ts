import type { ConsentPurpose } from "#app/shared/states.ts";

/**
 * The boxes of the checkout, and what stands under both. The consent log names each text by its hash, so that a changed text is
 * another version.
 */
export const checkoutBoxes: Readonly<Record<ConsentPurpose, string>> = {
  newsletter: "Subscribe to the newsletter",
  offers: "Send me offers and discounts by email",
};
export const checkoutConsentNote =
  "A few emails a month. We'll email you a link to confirm once your order is paid. Unsubscribe anytime.";

/** The whole texts of the checkout's boxes. */
export const checkoutConsents: Readonly<Record<ConsentPurpose, string>> = {
  newsletter: `${checkoutBoxes.newsletter}. ${checkoutConsentNote}`,
  offers: `${checkoutBoxes.offers}. ${checkoutConsentNote}`,
};

/** What somebody gets, as the confirmation e-mail and the overview of their data name it. */
export const purposeNames: Readonly<Record<ConsentPurpose, string>> = {
  newsletter: "the newsletter",
  offers: "offers and discounts",
};
