import { z } from "zod";

const binding = <T>(method: string, kind: string) =>
  z.custom<T>((value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function", {
    error: `is missing: add the ${kind} binding to wrangler.toml`,
  });

const secret = z.string({ error: "is missing: set it in .dev.vars, or with 'wrangler secret put'" }).min(32, {
  error: "is too short: at least 32 characters",
});

/** A setting of payments, as it was written: one that is wrong must stop payments and never the shop. */
const looseSetting = z
  .unknown()
  .transform((value) => (typeof value === "string" ? value : JSON.stringify(value)))
  .optional();

const svixSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, { error: "must be a webhook's signing secret, such as whsec_…" });

const environmentSchema = z.object({
  DB: binding<D1Database>("prepare", "D1"),
  MEDIA: binding<R2Bucket>("get", "R2"),
  CONFIG_CACHE: binding<KVNamespace>("get", "KV"),
  STAFF_PREFERENCES: binding<KVNamespace>("get", "KV"),
  IMAGES: binding<ImagesBinding>("input", "Images"),
  /** Emails of the outbox, and batches of a newsletter to write. */
  MAIL_QUEUE: binding<Queue<{ outboxId: string } | { letterId: string; step: number }>>("send", "Queue"),
  FILE_QUEUE: binding<Queue<{ fileJobId: string; step: number | "pictures" }>>("send", "Queue"),
  WEBHOOK_QUEUE: binding<Queue<{ deliveryId: string }>>("send", "Queue"),
  /** Gets a copy of what is measured; D1 has what the screens show. */
  ANALYTICS: binding<AnalyticsEngineDataset>("writeDataPoint", "Analytics Engine").optional(),
  EMAIL: binding<SendEmail>("send", "send_email"),
  SIGN_IN_LIMIT: binding<RateLimit>("limit", "rate limit"),
  REVIEW_LIMIT: binding<RateLimit>("limit", "rate limit"),
  FORM_LIMIT: binding<RateLimit>("limit", "rate limit"),
  NOTIFY_LIMIT: binding<RateLimit>("limit", "rate limit"),
  DISCOUNT_LIMIT: binding<RateLimit>("limit", "rate limit"),
  CHECKOUT_LIMIT: binding<RateLimit>("limit", "rate limit"),
  LOOKUP_LIMIT: binding<RateLimit>("limit", "rate limit"),
  PAGE_LIMIT: binding<RateLimit>("limit", "rate limit"),
  MEDIA_LIMIT: binding<RateLimit>("limit", "rate limit"),
  PUBLIC_ORIGIN: z.url({ error: "must be the shop's address, such as https://shop.example" }),
  MAIL_FROM: z.email({ error: "must be the address that order e-mails come from" }),
  /** Lets a shop on the internet use the built-in payment provider, which takes no money (`sandbox-payments.ts`). */
  TEST_PAYMENTS: z.string().optional(),
  /** Stripe's settings are checked where the provider is chosen (`payments/choose-provider.server.ts`). */
  STRIPE_SECRET_KEY: looseSetting,
  STRIPE_WEBHOOK_SECRET: looseSetting,
  /** The signing secret before the last rotation: events that were signed with it are still taken. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: looseSetting,
  STRIPE_PUBLISHABLE_KEY: looseSetting,
  /** The address of a stand-in of Stripe, for tests and local trials: it gets every call that would go to Stripe. */
  STRIPE_STAND_IN: looseSetting,
  /** Signs staff sessions and encrypts second factors. */
  AUTH_SECRET: secret,
  /** The secret before the last rotation: what it signed is still accepted, what it encrypted is read. */
  AUTH_SECRET_PREVIOUS: secret.optional(),
  /** Signs the links that e-mails carry. */
  LINK_SECRET: secret,
  /** The secret before the last rotation: links signed with it still work. */
  LINK_SECRET_PREVIOUS: secret.optional(),
  /** Opens `/api/health?details`; without it nobody reads them. */
  HEALTH_TOKEN: secret.optional(),
  /** Signs the notifications of staff's browsers; without it, or with one that is no key, there are none. */
  PUSH_KEY: z.string().optional(),
  /** `off` unregisters the service worker in every browser. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** `off` renders every page anew: what the bench measures as uncached. */
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  /** `off` serves pictures as WebP alone: making AVIF takes seconds of a processor where the Images service is emulated. */
  AVIF: z.enum(["on", "off"]).default("on"),
  /** Google Places (New); without it the built-in addresses are suggested. */
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
  /** PostNord's Service Points API, for pickup points; without it a real shop delivers to the door alone. */
  POSTNORD_API_KEY: z.string().min(1).optional(),
  /** Books parcels and prints their labels by Shipmondo, when all three are set; without them the labels are our own. */
  SHIPMONDO_USER: z.string().min(1).optional(),
  SHIPMONDO_KEY: z.string().min(1).optional(),
  /** Product codes by carrier, such as `postnord:PNSE_MC,dhl:DHLSE_SP`. */
  SHIPMONDO_PRODUCTS: z
    .string()
    .regex(/^\w+:\w+(?:,\w+:\w+)*$/, { error: "must be carriers with their products, such as postnord:PNSE_MC" })
    .transform((text) => new Map(text.split(",").map((pair) => pair.split(":") as [string, string])))
    .optional(),
  /** Sends e-mails by Resend; without it Cloudflare's binding does. */
  RESEND_API_KEY: z
    .string()
    .regex(/^re_\w+$/, { error: "must be an API key of Resend, such as re_…" })
    .optional(),
  /** Signs what Resend tells of e-mails; without it nothing is believed. */
  RESEND_WEBHOOK_SECRET: svixSecret.optional(),
  /** The signing secret before the last rotation. */
  RESEND_WEBHOOK_SECRET_PREVIOUS: svixSecret.optional(),
});

/** The Worker's bindings, variables and secrets, checked. */
export type Environment = z.infer<typeof environmentSchema>;

/** The secrets that a session, a device or an encrypted second factor may have been made with; the first makes new ones. */
export function authSecrets({
  AUTH_SECRET,
  AUTH_SECRET_PREVIOUS,
}: Pick<Environment, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">): [current: string, ...previous: string[]] {
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}

/** The secrets that a link in an e-mail may have been signed with; the first signs new ones. */
export function linkSecrets({
  LINK_SECRET,
  LINK_SECRET_PREVIOUS,
}: Pick<Environment, "LINK_SECRET" | "LINK_SECRET_PREVIOUS">): [current: string, ...previous: string[]] {
  return LINK_SECRET_PREVIOUS ? [LINK_SECRET, LINK_SECRET_PREVIOUS] : [LINK_SECRET];
}

/** A binding or a setting is missing or wrong. Its message names each and says where to set it, never a value. */
export class IncompleteEnvironment extends Error {
  override readonly name = "IncompleteEnvironment";
}

const checked = new WeakMap<object, Environment>();

/** Checks the environment, once per isolate. Throws `IncompleteEnvironment`. */
export function parseEnvironment(raw: object): Environment {
  const known = checked.get(raw);
  if (known) return known;
  const parsed = environmentSchema.safeParse(raw);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new IncompleteEnvironment(`The environment is not complete:\n${problems.join("\n")}`);
  }
  checked.set(raw, parsed.data);
  return parsed.data;
}
