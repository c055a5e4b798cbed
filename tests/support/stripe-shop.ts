import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import { receiveEvent, type ReceivedEvent } from "#app/features/selling/payments/receive-event.server.ts";
import { stripeProvider } from "#app/features/selling/payments/stripe-provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { ProviderMoney } from "./order-invariants.ts";
import { openStripeStandIn, type StripeStandIn } from "./stripe/stripe-stand-in.ts";

export const webhookSecret = "whsec_integration_tests_secret";
const secretKey = "sk_test_integration_tests";

export interface StripeShop {
  provider: PaymentProvider;
  standIn: StripeStandIn;
  /** A call that the shop did not make, such as a refund in the dashboard. Never rejects. */
  call: (path: string, params: Record<string, string>) => Promise<void>;
  /** What the browser does: confirms an intent with a named test card or a method that redirects. Never rejects. */
  confirm: (reference: string, method?: string) => Promise<void>;
  /** An event's request, signed as Stripe signs it. */
  webhook: (eventId: string) => Promise<Request>;
  /** Hands an event to the shop, as its webhook does once the signature is checked. */
  receive: (db: Shop["db"], eventId: string, now: Date) => Promise<ReceivedEvent>;
  /** The ids of the events so far, oldest first, of those types if any are given. */
  events: (...types: string[]) => string[];
  /** What Stripe took, and what of it went back, in öre; by payment. */
  money: () => { taken: number; refunded: number }[];
  /** How often each payment was taken and went back as a whole, for `expectOrderInvariants`. */
  counts: () => ProviderMoney;
}

/** The `stripe` provider with Stripe's own client, over a stand-in in this very isolate. */
export function openStripeShop({ retries = 0 }: { retries?: number } = {}): StripeShop {
  const standIn = openStripeStandIn();
  const provider = stripeProvider({
    secretKey,
    webhookSecret,
    publishableKey: "pk_test_integration_tests",
    standIn: null,
    fetch: (input, init) => standIn.handle(new Request(input, init)),
    retries,
  });
  const url = "http://localhost:8787/api/payments/webhook";
  const webhook = (eventId: string) => standIn.webhookRequest(eventId, url, webhookSecret);
  const call = async (path: string, params: Record<string, string>) => {
    const headers = { Authorization: `Bearer ${secretKey}`, "Content-Type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams(params).toString();
    const request = new Request(`http://stripe.test${path}`, { method: "POST", headers, body });
    // A lost connection is one of the things that happen to browsers.
    await standIn.handle(request).catch(() => undefined);
  };
  const charges = () => [...standIn.state.charges.values()].filter(({ status }) => status === "succeeded");
  return {
    provider,
    standIn,
    call,
    confirm: (reference, method = "pm_card_visa") =>
      call(
        `/v1/payment_intents/${reference}/confirm`,
        method.startsWith("pm_")
          ? { payment_method: method }
          : { "payment_method_data[type]": method, return_url: "http://localhost:8787/checkout" },
      ),
    webhook,
    receive: async (db, eventId, now) => {
      const request = await webhook(eventId);
      const event = await provider.readEvent(request.headers, await request.text());
      if (!event) throw new Error(`Event ${eventId} is not signed`);
      return receiveEvent(db, provider, event, now);
    },
    events: (...types) =>
      [...standIn.state.events.values()]
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .map(({ id }) => id),
    money: () => charges().map((charge) => ({ taken: charge.amount_captured, refunded: charge.amount_refunded })),
    counts: () =>
      new Map(
        charges().map(({ payment_intent: intent, refunded }) => [intent, { taken: 1, refunded: refunded ? 1 : 0 }]),
      ),
  };
}
