import * as z from "zod/mini";

import type { CartLine } from "#app/features/selling/cart/cart-line.ts";
import type { Totals } from "#app/features/selling/cart/totals.ts";
import type { DiscountInfo } from "#app/features/selling/discounts/discount-info.ts";
import {
  lineProblemSchema,
  type PlacedOrder,
  placedOrderSchema,
  totalsInOre,
  totalsSchema,
} from "#app/features/selling/orders/responses.ts";
import type { CardFields } from "#app/features/selling/payments/card-input.ts";
import { sandboxCardToken } from "#app/features/selling/payments/sandbox-card.ts";
import { ApiError, callApi } from "#app/platform/browser/api-client.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { toKronor, toOre } from "#app/shared/money.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { readAgentLink } from "./agent-link-store.ts";
import { checkoutErrors } from "./checkout-errors.texts.ts";
import { type CheckoutForm, normalizedForm } from "./checkout-form.ts";
import { fieldTexts } from "./field-problems.texts.ts";
import type { FieldProblems } from "./field-problems.ts";
import {
  clearPurchaseKey,
  hasSentOrder,
  notePaymentOf,
  noteSent,
  type PurchaseKey,
  purchaseKey,
  renewPurchaseKey,
  reorderPurchase,
  withPurchaseLock,
} from "./purchase-key.ts";

/** Reads the box that agrees to be charged: undefined where none is shown, null when it has just told that it is to be ticked. */
export type AskConsent = () => boolean | null | undefined;

const errorSchema = z.object({
  error: z.string(),
  code: z.optional(z.string()),
  problems: z.optional(z.array(lineProblemSchema)),
  totals: z.optional(totalsSchema),
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

/** What is wrong with a line of the cart, and the current value. Prices in öre. */
export type LineProblem = Omit<z.infer<typeof lineProblemSchema>, "price"> & { priceOre?: number };

export interface Refusal {
  kind: "refused";
  message: string;
  code: string;
  problems: LineProblem[];
  /** With the code `total-changed`. */
  totals: Totals | null;
  /** With the code `invalid`: the form's fields that the server refuses. */
  fields: FieldProblems;
}

/** `unknown`: there was no response in time, so an order may exist. */
export type SubmitResult =
  /** `paymentId` is null for an order that was paid before. */
  | { kind: "paid"; order: PlacedOrder; paymentId: string | null }
  | { kind: "confirm"; order: PlacedOrder; paymentId: string }
  /** The provider's own fields take the payment, with the secret of this one payment. */
  | { kind: "provider"; order: PlacedOrder; paymentId: string; clientSecret: string }
  | { kind: "unknown" }
  | Refusal;

interface Purchase {
  /** With a way to pay chosen (`field-problems.ts`). */
  form: CheckoutForm;
  /** Null where the provider has fields of its own. */
  card: CardFields | null;
  lines: readonly CartLine[];
  discount: DiscountInfo | null;
  /** The total the shopper is shown. */
  totalOre: number;
  /** The version of the information on withdrawal that stood above the button; null when the page could not learn it. */
  informationVersion: string | null;
  /** Whether the buyer ticked that they pay at the order; undefined where that isn't asked. */
  agreesToCharge?: boolean | undefined;
}

/**
 * Places the order and pays it, one tab of the browser at a time; never throws, and leaves cart and draft as they are. Only a token of
 * the card leaves the browser; its fields must have been validated before (`field-problems.ts`). An earlier order of this purchase that
 * the server has cancelled meanwhile, such as while its bank's page was open in another tab, is ordered anew.
 */
export function submitOrder(purchase: Purchase): Promise<SubmitResult> {
  return withPurchaseLock(async () => {
    const isResumed = hasSentOrder();
    const sent = { key: "" };
    const submitted = await submitOnce(purchase, sent);
    if (submitted.kind !== "refused" || submitted.code !== "order-cancelled") return submitted;
    return reorderPurchase(sent.key) && isResumed ? submitOnce(purchase, sent) : submitted;
  });
}

/** `sent` learns the key that the order was sent under. */
async function submitOnce({ form, card, ...purchase }: Purchase, sent: { key: string }): Promise<SubmitResult> {
  const data = orderData({ form: normalizedForm(form), ...purchase });
  try {
    const order = await placeOrder(data, sent);
    return await payPlaced(order, card, { note: (paymentId) => notePaymentOf(sent.key, paymentId) });
  } catch (error) {
    return refusalOf(error, sent.key);
  }
}

/**
 * Announces the payment of a placed order, and pays it where its card or nothing is needed. `method` is how, if not as it was placed; `note`
 * learns the payment's id. Throws as `callApi` does.
 */
export async function payPlaced(
  order: PlacedOrder,
  card: CardFields | null,
  { method, note }: { method?: PaymentMethod; note?: (paymentId: string) => void } = {},
): Promise<Exclude<SubmitResult, Refusal | { kind: "unknown" }>> {
  const created = await callApi(
    "/payments",
    { orderId: order.id, ...(method && { paymentMethod: method }) },
    z.object({
      data: z.tuple([
        z.object({
          id: z.optional(z.string()),
          status: z.string(),
          nextStep: z.optional(z.string()),
          clientSecret: z.optional(z.string()),
        }),
      ]),
    }),
  );
  const [payment] = created.data;
  if (payment.status === "succeeded" || payment.id === undefined) return { kind: "paid", order, paymentId: null };
  note?.(payment.id);
  if (payment.nextStep === "confirm") return { kind: "confirm", order, paymentId: payment.id };
  if (payment.nextStep === "provider" && payment.clientSecret !== undefined)
    return { kind: "provider", order, paymentId: payment.id, clientSecret: payment.clientSecret };
  await processPayment(payment.id, { token: card && sandboxCardToken(card, new Date()) });
  return { kind: "paid", order, paymentId: payment.id };
}

/**
 * Places the order, in place of an unpaid one with other content under the same key; `sent` learns the key. Throws as `callApi` does.
 */
async function placeOrder(data: object, sent: { key: string }): Promise<PlacedOrder> {
  const place = async (key: PurchaseKey) => {
    sent.key = key.idempotencyKey;
    noteSent(sent.key);
    const placed = await callApi(
      "/db",
      { collection_name: "orders", command: "--create", data: { ...data, ...key } },
      z.object({ data: z.tuple([placedOrderSchema]) }),
    );
    return placed.data[0];
  };
  const first = purchaseKey();
  try {
    return await place(first);
  } catch (error) {
    if (!(error instanceof ApiError) || error.read(errorSchema)?.code !== "key-reused") throw error;
    renewPurchaseKey(first.idempotencyKey);
    return place(purchaseKey());
  }
}

/** Completes the confirm step of a payment without a card. Never throws. */
export async function confirmPayment(order: PlacedOrder, paymentId: string, confirmed: boolean): Promise<SubmitResult> {
  try {
    await processPayment(paymentId, { confirmed });
    return { kind: "paid", order, paymentId };
  } catch (error) {
    const refused = refusalOf(error, paymentId);
    if (refused.kind === "refused" && refused.code === "order-cancelled") reorderPurchase(paymentId);
    return refused;
  }
}

function processPayment(paymentId: string, answer: object): Promise<unknown> {
  return callApi("/payments/process", { paymentId, ...answer }, z.object({ status: z.literal(true) }));
}

/** What the shop's answer means for the shopper. `of` is the key or the payment of the purchase that it was asked about. */
export function refusalOf(error: unknown, of: string): Refusal | { kind: "unknown" } {
  const errorBody = error instanceof ApiError ? error.read(errorSchema) : undefined;
  if (!errorBody || (error instanceof ApiError && error.status >= 500 && errorBody.code !== "payments-unavailable"))
    return { kind: "unknown" };
  const { error: message, code = "", problems = [], totals = null, fields = [] } = errorBody;
  // The next press is another purchase.
  if (code === "order-closed" || code === "earlier-order-paid") clearPurchaseKey(of);
  return {
    kind: "refused",
    message: wordsOf(code, message),
    code,
    problems: problems.map(({ price, ...problem }) =>
      price === undefined ? problem : { ...problem, priceOre: toOre(price) },
    ),
    totals: totals && totalsInOre(totals),
    fields: refusedFields(fields),
  };
}

/** The codes whose text the shop says in the language of the page that asked (`workers/api`). Those of others are English. */
const saidInLanguage =
  /^(lines-changed|total-changed|discount-refused|order-too-large|checkout-refused|mixed-currencies|key-reused|earlier-order-paid|payment-processing|payment-mismatch|payments-unavailable|too-many-open-orders|rate-limited|order-closed|order-cancelled|method-refused|declined|unknown-addition|addition-ended|other-total)$/;

/** What to tell of a refusal, in the page's language whatever was answered. */
function wordsOf(code: string, message: string): string {
  if (currentLanguage() === "en" || saidInLanguage.test(code)) return message;
  return code === "invalid" ? checkoutErrors().fillIn : checkoutErrors().notCreated;
}

/** Maps the server's field names (`customer.postalCode`, `billing.city`) to the form's. */
function refusedFields(fields: readonly { field: string; message: string }[]): FieldProblems {
  const named = fields.flatMap(({ field, message }) => {
    // Our own messages are sentences; a schema's default messages are not written for shoppers.
    const problem = message.endsWith(".") ? message : fieldTexts().notRight;
    const [of, name = ""] = field.split(".");
    if (of === "customer") return [[name, problem]];
    return of === "billing" ? [[`billing${name.charAt(0).toUpperCase()}${name.slice(1)}`, problem]] : [];
  });
  return Object.fromEntries(named);
}

function orderData({ form, lines, discount, totalOre, informationVersion, agreesToCharge }: Omit<Purchase, "card">) {
  const { email, firstName, lastName, address, city, postalCode, country, phone } = form;
  return {
    customer: { email, firstName, lastName, address, city, postalCode, country, phone },
    billing: form.billingSameAsShipping
      ? null
      : {
          address: form.billingAddress,
          city: form.billingCity,
          postalCode: form.billingPostalCode,
          country: form.billingCountry,
        },
    items: lines.map(
      ({ id: productId, name, priceOre, image, size, color, sizeId, colorId, variantId, quantity, currency }) => ({
        productId,
        name,
        price: toKronor(priceOre),
        image,
        size,
        color,
        sizeId,
        colorId,
        variantId,
        quantity,
        currency,
      }),
    ),
    total: toKronor(totalOre),
    shippingMethod: form.shippingMethod,
    ...(form.pickupPointId && { pickupPointId: form.pickupPointId }),
    paymentMethod: form.paymentMethod,
    discountCode: discount?.code || null,
    newsletterSubscription: form.newsletterSubscription,
    marketingEmails: form.marketingEmails,
    informationVersion,
    agreesToCharge,
    agentLink: readAgentLink(new Date()),
  };
}
