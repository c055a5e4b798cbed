import { z } from "zod";

const binding = <T>(method: string, kind: string) =>
  z.custom<T>((value) => typeof (value as Record<string, unknown> | undefined)?.[method] === "function", {
    error: `is missing: add the ${kind} binding to wrangler.toml`,
  });

const secret = z.string({ error: "is missing: set it in .dev.vars, or with 'wrangler secret put'" }).min(32, {
  error: "is too short: at least 32 characters",
});

const environmentSchema = z.object({
  DB: binding<D1Database>("prepare", "D1"),
  MEDIA: binding<R2Bucket>("get", "R2"),
  CONFIG_CACHE: binding<KVNamespace>("get", "KV"),
  STAFF_PREFERENCES: binding<KVNamespace>("get", "KV"),
  IMAGES: binding<ImagesBinding>("input", "Images"),
  MAIL_QUEUE: binding<Queue<{ outboxId: string }>>("send", "Queue"),
  FILE_QUEUE: binding<Queue<{ fileJobId: string; step: number }>>("send", "Queue"),
  EMAIL: binding<SendEmail>("send", "send_email"),
  SIGN_IN_LIMIT: binding<RateLimit>("limit", "rate limit"),
  REVIEW_LIMIT: binding<RateLimit>("limit", "rate limit"),
  FORM_LIMIT: binding<RateLimit>("limit", "rate limit"),
  DISCOUNT_LIMIT: binding<RateLimit>("limit", "rate limit"),
  CHECKOUT_LIMIT: binding<RateLimit>("limit", "rate limit"),
  LOOKUP_LIMIT: binding<RateLimit>("limit", "rate limit"),
  PAGE_LIMIT: binding<RateLimit>("limit", "rate limit"),
  MEDIA_LIMIT: binding<RateLimit>("limit", "rate limit"),
  PUBLIC_ORIGIN: z.url({ error: "must be the shop's address, such as https://shop.example" }),
  MAIL_FROM: z.email({ error: "must be the address that order e-mails come from" }),
  /** Lets a shop on the internet use the built-in payment provider, which takes no money (`payments/test-payments.ts`). */
  TEST_PAYMENTS: z.string().optional(),
  /** Signs staff sessions. */
  AUTH_SECRET: secret,
  /** Signs the links that e-mails carry. */
  LINK_SECRET: secret,
  /** `off` unregisters the service worker in every browser. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** Google Places (New); without it the built-in addresses are suggested. */
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
});

/** The Worker's bindings, variables and secrets, checked. */
export type Environment = z.infer<typeof environmentSchema>;

const checked = new WeakMap<object, Environment>();

/**
 * Checks the environment, once per isolate. Throws an error that names each missing binding or secret and where to set it,
 * never a value.
 */
export function parseEnvironment(raw: object): Environment {
  const known = checked.get(raw);
  if (known) return known;
  const parsed = environmentSchema.safeParse(raw);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
    throw new Error(`The environment is not complete:\n${problems.join("\n")}`);
  }
  checked.set(raw, parsed.data);
  return parsed.data;
}
