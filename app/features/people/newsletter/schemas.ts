import * as z from "zod/mini";

import { emailAddress } from "#app/shared/text-fields.ts";

/** Where consent to the newsletter was given. */
export const consentSources = ["home", "footer", "newsletter-page", "welcome-popup", "checkout", "api"] as const;
export type ConsentSource = (typeof consentSources)[number];

/** What a browser may send to subscribe. Consent at the checkout is recorded by the server alone. */
export const subscriptionSchema = z.object({
  email: emailAddress,
  consentSource: z.catch(z.enum(["home", "footer", "newsletter-page", "welcome-popup", "api"]), "api"),
});
