import * as z from "zod/mini";

/** Where consent to the newsletter was given. */
export const consentSources = ["home", "footer", "newsletter-page", "welcome-popup", "checkout", "api"] as const;
export type ConsentSource = (typeof consentSources)[number];

/** What a browser may send to subscribe. Consent at the checkout is recorded by the server alone. */
export const subscriptionSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200), z.email()),
  consentSource: z.catch(z.enum(["home", "footer", "newsletter-page", "welcome-popup", "api"]), "api"),
});
