import type { EmailType, SuppressionScope } from "#app/shared/states.ts";

/**
 * E-mails that nobody needs, or that a stranger can cause by typing an address. Who reports an e-mail as spam objects to
 * advertising, which the law takes at their word (GDPR, article 21(3)): from then on they get none of these. It owes them the
 * others whatever they think of them: an order's confirmation (Distance Contracts Act, 2 ch. 7 §; E-Commerce Act, 12 §), word of
 * the parcel, and the answer to what they asked.
 */
export const optionalMail: readonly EmailType[] = [
  "newsletter_welcome",
  "newsletter_confirmation",
  "back_in_stock_confirmation",
  "back_in_stock",
  "contact_acknowledgment",
];

/** What a suppression keeps back, in words. */
export const scopeTexts: Record<SuppressionScope, string> = {
  all: "every e-mail",
  optional: "newsletters, word of what is back in stock and automatic answers; e-mails about orders are still sent",
};
