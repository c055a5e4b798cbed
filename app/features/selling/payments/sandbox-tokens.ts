/**
 * The tokens that the built-in provider `test` accepts, one for each outcome of a payment. The browser exchanges a test card
 * number for a token (`sandbox-card.ts`), as a real provider's field does with a real card.
 */
export const sandboxTokens = [
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
export type SandboxToken = (typeof sandboxTokens)[number];
