import { backInStockRules } from "./rules.ts";

const { confirmDays, openPerAddress } = backInStockRules;

/** What the form and its answers say. The answer is the same for every address: it tells nobody what another has asked for. */
export const notifyMeTexts = {
  offer: "Email me when it's back",
  promise: "We'll email you a link to confirm, then one email when it's back. First come, first served.",
  sent: "Check your email",
  sentMore: `We've sent you a link to confirm, unless you're already on the list. It works for ${confirmDays} days. You can wait for up to ${openPerAddress} items at a time.`,
  noVariant: "Choose a color and size.",
  noEmail: "Please enter a valid email address.",
  tooMany: "Too many attempts. Please wait a minute and try again.",
  failed: "We couldn't save your request. Please try again.",
  inStock: "It's in stock now: choose it on the product page.",
  unknown: "We no longer sell this.",
} as const;
