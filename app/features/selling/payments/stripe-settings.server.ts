import { z } from "zod";

import { isLocalOrigin } from "#app/shared/local-origin.ts";

import type { StripeSettings } from "./stripe-client.server.ts";

/** What of the environment is about payments, as it was written: nothing of it is checked yet. */
export interface PaymentSettings {
  PUBLIC_ORIGIN: string;
  TEST_PAYMENTS?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_STAND_IN?: string | undefined;
}

const missing = "is missing: Stripe needs its two secrets and its publishable key";
const keyOf = (pattern: RegExp, wrong: string) => z.string({ error: missing }).regex(pattern, { error: wrong });
const webhookSecret = keyOf(/^whsec_.{16,}$/, "is no signing secret of a webhook of Stripe, which begins with whsec_");

const settingsSchema = z.object({
  STRIPE_SECRET_KEY: keyOf(/^(sk|rk)_(test|live)_\w{8,}$/, "is no secret key of Stripe, which begins with sk_ or rk_"),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: webhookSecret.optional(),
  STRIPE_PUBLISHABLE_KEY: keyOf(/^pk_(test|live)_\w{8,}$/, "is no publishable key of Stripe, which begins with pk_"),
  STRIPE_STAND_IN: z
    .url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: "must be such as http://127.0.0.1:9800" })
    .optional(),
});

/** Stripe's settings when they fit together, or why they do not, in words that name settings and no value; null when there are none. */
export function readStripeSettings(env: PaymentSettings): StripeSettings | { problems: string[] } | null {
  const names = Object.keys(settingsSchema.shape) as (keyof z.infer<typeof settingsSchema>)[];
  // One that is there and empty is there, too: a shop that was meant to take money must never give goods away.
  if (names.every((name) => env[name] === undefined)) return null;
  const parsed = settingsSchema.safeParse(env);
  const problems = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  if (env.STRIPE_STAND_IN !== undefined && !isLocalOrigin(env.PUBLIC_ORIGIN))
    problems.push("STRIPE_STAND_IN is for one's own machine alone, and PUBLIC_ORIGIN is on the internet");
  const isLive = (key: string) => key.includes("_live_");
  if (parsed.success && isLive(parsed.data.STRIPE_SECRET_KEY) !== isLive(parsed.data.STRIPE_PUBLISHABLE_KEY))
    problems.push(
      "STRIPE_PUBLISHABLE_KEY is of another mode than STRIPE_SECRET_KEY: one is a test key, the other live",
    );
  if (!parsed.success || problems.length > 0) return { problems: [...new Set(problems)] };
  return {
    secretKey: parsed.data.STRIPE_SECRET_KEY,
    webhookSecret: parsed.data.STRIPE_WEBHOOK_SECRET,
    previousWebhookSecret: parsed.data.STRIPE_WEBHOOK_SECRET_PREVIOUS,
    publishableKey: parsed.data.STRIPE_PUBLISHABLE_KEY,
    standIn: parsed.data.STRIPE_STAND_IN ?? null,
  };
}
