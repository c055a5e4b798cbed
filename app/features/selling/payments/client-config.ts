import { z } from "zod/mini";

/** What the browser needs to take a payment: which provider, and how to load its own fields. Safe to show to anyone. */
const clientPartSchema = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("test") }),
  z.object({
    provider: z.literal("stripe"),
    publishableKey: z.string(),
    /** Where Stripe.js is loaded from; its origin, and Stripe's others, are allowed on the checkout page alone. */
    scriptUrl: z.url(),
  }),
]);
export type ClientConfig = z.infer<typeof clientPartSchema>;
