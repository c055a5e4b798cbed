/** Why a payment failed, by Stripe's code, in words that a shopper can act on. Fraud and lost cards are told like any decline. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["insufficient_funds", "Your card has insufficient funds."],
  ["card_velocity_exceeded", "You have reached your card's limit. Please use another card."],
  ["withdrawal_count_limit_exceeded", "You have reached your card's limit. Please use another card."],
  ["expired_card", "Your card has expired."],
  ["invalid_expiry_month", "Your card's expiry date is incorrect."],
  ["invalid_expiry_year", "Your card's expiry date is incorrect."],
  ["incorrect_number", "Your card number is incorrect."],
  ["invalid_number", "Your card number is incorrect."],
  ["incorrect_cvc", "Your card's security code is incorrect."],
  ["invalid_cvc", "Your card's security code is incorrect."],
  ["incorrect_zip", "Your bank couldn't confirm your postal code."],
  ["card_not_supported", "Your card can't be used for this purchase. Please use another card."],
  ["currency_not_supported", "Your card can't be used in this currency. Please use another card."],
  ["authentication_required", "Your bank wants you to confirm the payment. Please try again."],
  ["authentication_not_handled", "Your bank wants you to confirm the payment. Please try again."],
  ["payment_intent_authentication_failure", "The payment wasn't confirmed with your bank. Please try again."],
  ["payment_intent_payment_attempt_expired", "The payment wasn't confirmed in time. Please try again."],
  ["payment_method_customer_decline", "The payment was canceled."],
  ["payment_method_provider_decline", "The payment was declined. Please choose another way to pay."],
  ["payment_method_provider_timeout", "The payment wasn't confirmed in time. Please try again."],
  [
    "payment_intent_payment_attempt_failed",
    "The payment wasn't completed. Please try again or choose another way to pay.",
  ],
  ["processing_error", "An error occurred while processing your payment. Please try again."],
  ["reenter_transaction", "An error occurred while processing your payment. Please try again."],
  ["try_again_later", "An error occurred while processing your payment. Please try again."],
  ["issuer_not_available", "Your bank didn't respond. Please try again."],
  ["card_declined", "Your card was declined."],
]);

/** The codes that are told by themselves. */
export const declineCodes = [...reasons.keys()];

/** The reason of a failed payment for the shopper, from Stripe's codes, the most exact first. Never Stripe's own text. */
export function declineReason(...codes: readonly (string | null | undefined)[]): string {
  for (const code of codes) {
    const reason = reasons.get(code ?? "");
    if (reason) return reason;
  }
  return codes.some(Boolean) ? "The payment was declined. Please choose another way to pay." : notCompleted;
}

/** Nobody has tried to pay it yet, or the shopper left before the end. */
const notCompleted = "The payment wasn't completed. Please try again.";
/** It was ended, by the shop or at Stripe. */
export const wasEnded = "The payment was canceled. Please try again.";
