/** What people agree to, word for word as every form of the newsletter shows it; the consent log names it by its hash. */
export const newsletterConsent =
  "News of drops, restocks and training by email, a few times a month. We'll email you a link to confirm. Unsubscribe anytime.";

/** The texts of the newsletter form (specification S28). */
export const newsletterTexts = {
  empty: "Please enter your email address",
  invalid: "Please enter a valid email address.",
  failed: "There was an error subscribing to the newsletter. Please try again.",
  tooMany: "Too many attempts. Wait a minute and try again.",
  success: "You've been added to our newsletter",
  /** What follows it in the form: nothing is sent before. */
  confirmFirst: "Check your inbox: it starts once you confirm.",
  confirm: "One more step: check your inbox to confirm.",
  offline: "You're offline. We'll send your sign-up when you're back online.",
} as const;
