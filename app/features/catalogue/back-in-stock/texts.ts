import { backInStockRules } from "./rules.ts";

const { confirmDays, openPerAddress } = backInStockRules;

/** What the form and its answers say. The answer is the same for every address: it tells nobody what another has asked for. */
export const notifyMeTexts = {
  offer: "Notify me when it is back",
  promise:
    "You confirm by a link we e-mail you. Then you get one e-mail when it can be bought again, and nothing else. We tell as many people as there are units, in the order they confirmed.",
  sent: "Check your e-mail",
  sentMore: `If this address does not wait for it already, we have sent it a link to confirm, which works for ${confirmDays} days. One address can wait for ${openPerAddress} things at a time.`,
  noVariant: "Choose what you wait for.",
  noEmail: "Please enter a valid email address.",
  tooMany: "Too many attempts. Please wait a minute and try again.",
  failed: "We could not take your request. Please try again.",
  inStock: "It is in stock right now: choose it on its page.",
  unknown: "We no longer sell this.",
} as const;
