import { newId } from "#app/shared/ids.ts";

import type { CardDetails, PaymentOutcome, PaymentProvider } from "../provider.server.ts";

/** Test cards that card schemes' sandboxes share, and what each does. */
const cards: Record<string, PaymentOutcome> = {
  "4242424242424242": { status: "succeeded" },
  "4000002500003155": { status: "succeeded" },
  "5555555555554444": { status: "succeeded" },
  "378282246310005": { status: "succeeded" },
  "4000000000000002": { status: "declined", reason: "Your card was declined." },
  "4000000000009995": { status: "declined", reason: "Your card has insufficient funds." },
  "4000000000009987": { status: "declined", reason: "Your card was declined." },
  "4000000000000069": { status: "declined", reason: "Your card has expired." },
  "4000000000000127": { status: "declined", reason: "Your card's security code is incorrect." },
  "4000000000000119": { status: "declined", reason: "An error occurred while processing your card. Please try again." },
};

/**
 * The built-in provider: takes no money and needs no account. Test cards do what they are known for, and every other
 * method is approved after its confirm step.
 */
export const testProvider: PaymentProvider = {
  name: "test",
  create: async ({ method }) => ({ reference: newId("test"), nextStep: method === "card" ? "card" : "confirm" }),
  process: async (_reference, answer, now) => {
    if ("card" in answer) return processCard(answer.card, now);
    return answer.confirmed ? { status: "succeeded" } : { status: "declined", reason: "The payment was cancelled." };
  },
  refund: async () => {},
};

function processCard(card: CardDetails, now: Date): PaymentOutcome {
  const decline = (reason: string): PaymentOutcome => ({ status: "declined", reason });
  const expiry = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(card.expiry);
  const month = Number(expiry?.[1]);
  if (!expiry || month < 1 || month > 12) return decline("Your card's expiration date is incomplete.");
  // A card is good through the last day of its month.
  if (Date.UTC(2000 + Number(expiry[2]), month) <= now.getTime()) return decline("Your card has expired.");
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return decline("Your card's security code is incorrect.");
  return (
    cards[card.number.replace(/[\s-]/g, "")] ?? decline("Test mode takes test cards only, such as 4242 4242 4242 4242.")
  );
}
