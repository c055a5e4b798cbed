/** What a test card does (docs.stripe.com/testing). `authenticates`: it asks for 3-D Secure. */
export interface CardBehaviour {
  brand: string;
  authenticates?: boolean;
  decline?: keyof typeof declines;
  /** Refunds of it begin as pending. */
  refundsPending?: boolean;
  /** It is disputed as soon as it is charged. */
  disputed?: string;
}

/** Code, decline code and the message for the cardholder. */
export const declines = {
  generic_decline: ["card_declined", "Your card was declined."],
  insufficient_funds: ["card_declined", "Your card has insufficient funds."],
  lost_card: ["card_declined", "Your card was declined."],
  expired_card: ["expired_card", "Your card has expired."],
  incorrect_cvc: ["incorrect_cvc", "Your card's security code is incorrect."],
  processing_error: ["processing_error", "An error occurred while processing your card. Try again in a little bit."],
} as const;

const visa = { brand: "visa" };

const cards: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ["4242424242424242", visa],
  ["5555555555554444", { brand: "mastercard" }],
  ["378282246310005", { brand: "amex" }],
  ["4000002500003155", { ...visa, authenticates: true }],
  ["4000002760003184", { ...visa, authenticates: true }],
  ["4000008400001629", { ...visa, authenticates: true, decline: "generic_decline" }],
  ["4000000000000002", { ...visa, decline: "generic_decline" }],
  ["4000000000009995", { ...visa, decline: "insufficient_funds" }],
  ["4000000000009987", { ...visa, decline: "lost_card" }],
  ["4000000000000069", { ...visa, decline: "expired_card" }],
  ["4000000000000127", { ...visa, decline: "incorrect_cvc" }],
  ["4000000000000119", { ...visa, decline: "processing_error" }],
  ["4000000000007726", { ...visa, refundsPending: true }],
  ["4000000000005126", { ...visa, refundsPending: true }],
  ["4000000000000259", { ...visa, disputed: "fraudulent" }],
]);

/** Test payment methods by name, as `pm_card_visa`. */
const namedCards: ReadonlyMap<string, string> = new Map([
  ["pm_card_visa", "4242424242424242"],
  ["pm_card_mastercard", "5555555555554444"],
  ["pm_card_amex", "378282246310005"],
  ["pm_card_threeDSecure2Required", "4000002500003155"],
  ["pm_card_authenticationRequired", "4000002760003184"],
  ["pm_card_chargeDeclined", "4000000000000002"],
  ["pm_card_visa_chargeDeclined", "4000000000000002"],
  ["pm_card_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "4000000000009995"],
  ["pm_card_pendingRefund", "4000000000007726"],
  ["pm_card_refundFail", "4000000000005126"],
  ["pm_card_createDispute", "4000000000000259"],
]);

export const testCard = (number: string): CardBehaviour | undefined => cards.get(number.replaceAll(/[\s-]/g, ""));

export const numberOfNamedCard = (name: string): string | undefined => namedCards.get(name);
