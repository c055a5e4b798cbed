/**
 * What the built-in provider `test` takes in place of a card: one token for each way a payment can end. The browser makes
 * a token of a well-known test number (`test-card.ts`), as a real provider's own field does of a real card.
 */
export const testTokens = [
  "test_visa",
  "test_visa_3ds",
  "test_mastercard",
  "test_amex",
  "test_declined",
  "test_insufficient_funds",
  "test_lost_card",
  "test_expired",
  "test_incorrect_cvc",
  "test_processing_error",
] as const;
export type TestToken = (typeof testTokens)[number];
