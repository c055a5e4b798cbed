import * as z from "zod/mini";

/** Where consent to the newsletter was given. */
export const consentSources = ["home", "footer", "newsletter-page", "welcome-popup", "checkout", "api"] as const;
export type ConsentSource = (typeof consentSources)[number];

/** What a browser may send to subscribe. Consent at the checkout is recorded by the server alone. */
export const subscriptionSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email()),
  consentSource: z.catch(z.enum(["home", "footer", "newsletter-page", "welcome-popup", "api"]), "api"),
});

/** The texts of the newsletter form (specification, section 8). */
export const newsletterTexts = {
  empty: "Please enter your email address",
  invalid: "Please enter a valid email address.",
  failed: "There was an error subscribing to the newsletter. Please try again.",
  success: "You've been added to our newsletter",
  kept: "You seem to be offline. Your address is kept in this browser and sent when the connection returns.",
} as const;
