import { type CardFields, parseExpiry } from "./card-input.ts";
import { paymentFieldTexts } from "./payment-fields.texts.ts";
import type { SandboxToken } from "./sandbox-tokens.ts";

/** The usual sandbox card numbers, and the token sent for each. */
const tokens: ReadonlyMap<string, SandboxToken> = new Map([
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

/** The message for each invalid card field. Blank fields are checked elsewhere (`checkout/field-problems.ts`). */
export type CardProblems = Partial<Record<keyof CardFields, string>>;

/**
 * The problems of a card: only test cards are accepted, valid through the last day of their month, with a security code of
 * three digits (American Express: four). Nothing of the card leaves the browser.
 */
export function sandboxCardProblems({ cardNumber, cardExpiry, cardCvc }: CardFields, now: Date): CardProblems {
  const problems: CardProblems = {};
  const token = tokenOf(cardNumber);
  if (cardNumber.trim() !== "" && !token) problems.cardNumber = paymentFieldTexts().testCardsOnly;

  const expiry = parseExpiry(cardExpiry);
  if (cardExpiry.trim() !== "" && !expiry) problems.cardExpiry = paymentFieldTexts().expiryForm;
  // The month after the card's, by its number from 0.
  else if (expiry && Date.UTC(expiry.year, expiry.month) <= now.getTime())
    problems.cardExpiry = paymentFieldTexts().expired;

  const digits = token === "test_amex" ? 4 : 3;
  if (cardCvc.trim() !== "" && !new RegExp(`^\\d{${digits}}$`).test(cardCvc.trim()))
    problems.cardCvc = paymentFieldTexts().cvcDigits(digits);
  return problems;
}

/** The token for a test card; null for any other card. */
export function sandboxCardToken(card: CardFields, now: Date): SandboxToken | null {
  const complete = Object.values(card).every((text: string) => text.trim() !== "");
  if (!complete || Object.keys(sandboxCardProblems(card, now)).length > 0) return null;
  return tokenOf(card.cardNumber) ?? null;
}

function tokenOf(cardNumber: string): SandboxToken | undefined {
  return tokens.get(cardNumber.replace(/[\s-]/g, ""));
}
