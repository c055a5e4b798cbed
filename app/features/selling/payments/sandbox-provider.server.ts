import type { PaymentOutcome, PaymentProvider } from "./provider.server.ts";
import type { SandboxToken } from "./sandbox-tokens.ts";

const declined = (reason: string): PaymentOutcome => ({ status: "declined", reason });

/** The outcome of each test token. A Map, so that inherited names such as `constructor` are not found in it. */
const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map<SandboxToken, PaymentOutcome>([
  ["test_visa", { status: "succeeded" }],
  ["test_visa_3ds", { status: "succeeded" }],
  ["test_mastercard", { status: "succeeded" }],
  ["test_amex", { status: "succeeded" }],
  ["test_declined", declined("Your card was declined.")],
  ["test_insufficient_funds", declined("Your card has insufficient funds.")],
  ["test_lost_card", declined("Your card was declined.")],
  ["test_expired", declined("Your card has expired.")],
  ["test_incorrect_cvc", declined("Your card's security code is incorrect.")],
  ["test_processing_error", declined("An error occurred while processing your card. Please try again.")],
]);

/**
 * The built-in provider: takes no money and needs no account. Each test token has a fixed outcome, any other token is
 * declined, and every other method is approved after its confirm step.
 */
export const sandboxProvider: PaymentProvider = {
  name: "test",
  clientPart: { provider: "test" },
  create: async ({ method }, idempotencyKey) => ({
    reference: `test_${idempotencyKey}`,
    nextStep: method === "card" ? "card" : "confirm",
  }),
  process: async (_reference, answer) => {
    if ("token" in answer)
      return outcomes.get(answer.token) ?? declined("This card is not known to the test provider.");
    return "confirmed" in answer && answer.confirmed ? { status: "succeeded" } : declined("The payment was canceled.");
  },
  // It never takes money, so an interrupted attempt took none.
  conclude: async () => ({ status: "declined", reason: "The payment was interrupted. Please try again.", ended: true }),
  refund: async () => ({ status: "succeeded", reference: null }),
  // It keeps no account, so there is nothing to read and nobody who sends events.
  resume: async () => ({ outcome: { status: "pending" }, clientSecret: null }),
  readPayment: async () => null,
  readRefund: async () => null,
  readDispute: async () => null,
  listRefunds: async () => [],
  readEvent: async () => null,
  eventKind: () => null,
  listTransactions: async () => null,
};
