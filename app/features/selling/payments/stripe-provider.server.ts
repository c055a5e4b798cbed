import type Stripe from "stripe";

import { paymentMethodName } from "#app/shared/payment-methods.ts";

import { stripeName, stripeNames } from "./provider-names.ts";
import {
  type CreatedAtProvider,
  type PaymentOutcome,
  type PaymentProvider,
  type PaymentRequest,
  SameCallInFlight,
} from "./provider.server.ts";
import {
  ask,
  askFor,
  openStripe,
  stripeApiVersion,
  StripeFailure,
  type StripeSettings,
} from "./stripe-client.server.ts";
import { wasEnded } from "./stripe-decline.ts";
import { eventOf, stripeEventKind } from "./stripe-events.server.ts";
import { stripeMethods } from "./stripe-methods.ts";
import { disputeOf, outcomeOf, paymentOf, refundOf } from "./stripe-objects.server.ts";
import { listRefundsAtStripe, refundAtStripe } from "./stripe-refund.server.ts";
import { stripeRefusal } from "./stripe-refusal.server.ts";
import { stripeRefusals } from "./stripe-refusals.texts.ts";
import { transactionOf } from "./stripe-transactions.server.ts";

export type { StripeSettings };

/** Seconds that a signature of a webhook counts after it was made. */
const signatureSeconds = 300;

/**
 * Stripe, by PaymentIntents whose fields are Stripe's own in the browser (decision 19). The browser confirms the intent; the shop reads
 * what it came to and never trusts what a browser or an event says of it.
 */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= openStripe(settings));
  const release = stripeApiVersion.split(".")[1];
  const scriptOrigin = settings.standIn ? new URL(settings.standIn).origin : "https://js.stripe.com";
  const name = stripeName(settings.secretKey);
  return {
    name,
    clientPart: {
      provider: "stripe",
      publishableKey: settings.publishableKey,
      scriptUrl: `${scriptOrigin}/${release}/stripe.js`,
    },
    create: async (request, key) => createIntent(await client(), request, key),
    resume: async (reference) => {
      const intent = await ask("Reading a payment", (await client()).paymentIntents.retrieve(reference));
      const isPayable = !["succeeded", "canceled", "processing"].includes(intent.status);
      return { outcome: outcomeOf(intent), clientSecret: isPayable ? intent.client_secret : null };
    },
    process: async (reference) =>
      outcomeOf(await ask("Reading a payment", (await client()).paymentIntents.retrieve(reference))),
    conclude: async (reference) => concludeIntent(await client(), reference),
    refund: async (reference, amount, key) => refundAtStripe(await client(), reference, amount, key),
    readPayment: async (reference) => {
      const intent = await askFor(
        "Reading a payment",
        (await client()).paymentIntents.retrieve(reference, { expand: ["latest_charge"] }),
      );
      return intent && paymentOf(intent);
    },
    readRefund: async (reference) => {
      const refund = await askFor("Reading a refund", (await client()).refunds.retrieve(reference));
      return refund && refundOf(refund);
    },
    readDispute: async (reference) => {
      const dispute = await askFor("Reading a dispute", (await client()).disputes.retrieve(reference));
      return dispute && disputeOf(dispute);
    },
    listRefunds: async (reference) => (await listRefundsAtStripe(await client(), reference)).map(refundOf),
    readEvent: async (headers, rawBody) => {
      for (const secret of [settings.webhookSecret, settings.previousWebhookSecret]) {
        const event = secret ? await readSigned(await client(), headers, rawBody, secret) : null;
        // An event of the other mode is about other money than the keys are for.
        if (event) return event.livemode === (name === stripeNames.live) ? eventOf(event) : null;
      }
      return null;
    },
    eventKind: stripeEventKind,
    listTransactions: async (from, to, cursor) => {
      const page = await ask(
        "Listing balance transactions",
        (await client()).balanceTransactions.list({
          created: { gte: secondsOf(from), lt: secondsOf(to) },
          limit: 100,
          expand: ["data.source"],
          ...(cursor !== null && { starting_after: cursor }),
        }),
      ).catch((error: unknown) => {
        if (cursor !== null && error instanceof StripeFailure && error.code === "resource_missing") return null;
        throw error;
      });
      if (page === null) return "unknown-cursor";
      return {
        transactions: page.data.map(transactionOf),
        next: page.has_more ? (page.data.at(-1)?.id ?? null) : null,
      };
    },
  };
}

const secondsOf = (time: Date) => Math.ceil(time.getTime() / 1000);

async function createIntent(
  stripe: Stripe,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<CreatedAtProvider> {
  const refused = stripeRefusal(request);
  if (refused !== null) return { refused };
  const { type } = stripeMethods[request.method];
  const create = (key: string) =>
    ask(
      "Creating a payment",
      stripe.paymentIntents.create(
        {
          amount: request.amountOre,
          currency: request.currency.toLowerCase(),
          allowed_payment_method_types: [type],
          description: `Order ${request.orderNumber}`,
          metadata: { order_id: request.orderId, order_number: request.orderNumber },
        },
        { idempotencyKey: key },
      ),
    );
  const intent = await create(idempotencyKey).catch((error: unknown) => {
    // Stripe keeps its own failure under the key. Nobody has the secret of an intent that it may have made.
    if (error instanceof StripeFailure && error.isReplay && error.status >= 500)
      return create(`${idempotencyKey}:anew`);
    if (error instanceof StripeFailure && error.code === "idempotency_key_in_use")
      throw new SameCallInFlight("Stripe is creating this payment", { cause: error });
    throw error;
  });
  // Stripe leaves out, without a word, what the account does not have or what does not go with the amount.
  if (!intent.payment_method_types.includes(type))
    return { refused: stripeRefusals().cannotPay(paymentMethodName(request.method)) };
  if (!intent.client_secret) throw new Error("Stripe answered a payment without its secret");
  return { reference: intent.id, nextStep: "provider", clientSecret: intent.client_secret };
}

/** Cancels an intent unless it is decided, or being decided. What it came to meanwhile is read again. */
async function concludeIntent(stripe: Stripe, reference: string): Promise<PaymentOutcome> {
  const read = () => ask("Reading a payment", stripe.paymentIntents.retrieve(reference));
  const intent = await askFor("Reading a payment", stripe.paymentIntents.retrieve(reference));
  // Made in test mode, and the keys are live ones now: nothing will come of it.
  if (!intent) return { status: "declined", reason: wasEnded, ended: true };
  if (["succeeded", "canceled", "processing"].includes(intent.status)) return outcomeOf(intent);
  try {
    // A key of its own for each try: Stripe repeats a refusal under an old one although the state has changed.
    const idempotencyKey = `cancel:${reference}:${crypto.randomUUID()}`;
    const cancel = stripe.paymentIntents.cancel(reference, { cancellation_reason: "abandoned" }, { idempotencyKey });
    return outcomeOf(await ask("Cancelling a payment", cancel));
  } catch (error) {
    if (!(error instanceof StripeFailure) || error.code !== "payment_intent_unexpected_state") throw error;
    const decided = outcomeOf(await read());
    return decided.status === "declined" && !decided.ended ? { status: "pending" } : decided;
  }
}

/** The event of a request that Stripe signed within the last five minutes; null for any other. */
async function readSigned(
  stripe: Stripe,
  headers: Headers,
  rawBody: string,
  secret: string,
): Promise<Stripe.Event | null> {
  const signature = headers.get("Stripe-Signature");
  if (!signature) return null;
  const { default: StripeClient } = await import("stripe");
  const subtleCrypto = StripeClient.createSubtleCryptoProvider();
  try {
    return await stripe.webhooks.constructEventAsync(rawBody, signature, secret, signatureSeconds, subtleCrypto);
  } catch {
    return null;
  }
}
