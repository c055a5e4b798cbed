import type { TestToken } from "./test-tokens.ts";

/** A card as it is typed into the checkout's form. It stays in the browser. */
export interface TypedCard {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

/** Test cards that card schemes' sandboxes share. */
const tokens = new Map<string, TestToken>([
  ["4242424242424242", "test_visa"],
  ["4000002500003155", "test_visa_3ds"],
  ["5555555555554444", "test_mastercard"],
  ["378282246310005", "test_amex"],
  ["4000000000000002", "test_declined"],
  ["4000000000009995", "test_insufficient_funds"],
  ["4000000000009987", "test_lost_card"],
  ["4000000000000069", "test_expired"],
  ["4000000000000127", "test_incorrect_cvc"],
  ["4000000000000119", "test_processing_error"],
]);

/** The token of a well-known test card, or why the card is refused. Any other number is refused and never sent. */
export function tokenFor(card: TypedCard, now: Date): { token: TestToken } | { refused: string } {
  const expiry = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(card.expiry);
  const month = Number(expiry?.[1]);
  if (!expiry || month < 1 || month > 12) return { refused: "Your card's expiration date is incomplete." };
  // A card is good through the last day of its month.
  if (Date.UTC(2000 + Number(expiry[2]), month) <= now.getTime()) return { refused: "Your card has expired." };
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return { refused: "Your card's security code is incorrect." };
  const token = tokens.get(card.number.replace(/[\s-]/g, ""));
  return token ? { token } : { refused: "Test mode takes test cards only, such as 4242 4242 4242 4242." };
}
