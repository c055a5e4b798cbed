import * as z from "zod/mini";

import type { CartLine } from "#app/features/cart/cart-line.ts";
import type { DiscountInfo } from "#app/features/discounts/discount-store.ts";
import { tokenFor } from "#app/features/payments/providers/test-card.ts";
import { ApiError, callApi } from "#app/platform/api-client.ts";

import type { CardFields, CheckoutForm } from "./checkout-form.ts";
import { forgetPurchaseKey, purchaseKey } from "./purchase-key.ts";

const placedSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  estimatedDelivery: z.string(),
});
/** The order as the shop placed it. Amounts in kronor. */
export type PlacedOrder = z.infer<typeof placedSchema>;

const problemSchema = z.object({
  index: z.number(),
  problem: z.enum(["unavailable", "choice-missing", "stock", "price"]),
  message: z.string(),
  available: z.optional(z.number()),
  price: z.optional(z.number()),
});
/** What is wrong with one line of the cart, and what is true instead. Price in kronor. */
export type LineProblem = z.infer<typeof problemSchema>;

const errorSchema = z.object({
  error: z.string(),
  code: z.optional(z.string()),
  problems: z.optional(z.array(problemSchema)),
});

export type Submitted =
  | { kind: "paid"; order: PlacedOrder }
  | { kind: "confirm"; order: PlacedOrder; paymentId: string }
  | { kind: "refused"; message: string; code: string; problems: LineProblem[] }
  | { kind: "failed" };

interface Purchase {
  form: CheckoutForm;
  card: CardFields;
  lines: readonly CartLine[];
  discount: DiscountInfo | null;
  /** The total the shopper is shown, in kronor. */
  total: number;
}

/** Places the order and pays it. Whatever goes wrong, cart and draft are left as they are. */
export async function submitOrder({ form, card, lines, discount, total }: Purchase): Promise<Submitted> {
  const data = orderData(form, lines, discount, total);
  const token = form.paymentMethod === "card" ? cardToken(card) : null;
  if (token && "refused" in token)
    return { kind: "refused", code: "card-refused", message: token.refused, problems: [] };
  try {
    const placed = await callApi(
      "/db",
      { collection_name: "orders", command: "--create", data: { ...data, ...purchaseKey(data) } },
      z.object({ data: z.tuple([placedSchema]) }),
    );
    const [order] = placed.data;
    const created = await callApi(
      "/payments",
      { orderId: order.id },
      z.object({
        data: z.tuple([z.object({ id: z.optional(z.string()), status: z.string(), nextStep: z.optional(z.string()) })]),
      }),
    );
    const [payment] = created.data;
    if (payment.status === "succeeded" || payment.id === undefined) return { kind: "paid", order };
    if (payment.nextStep === "confirm") return { kind: "confirm", order, paymentId: payment.id };
    await processPayment(payment.id, token ?? {});
    return { kind: "paid", order };
  } catch (error) {
    return refusalOf(error);
  }
}

function cardToken({ cardNumber: number, cardExpiry: expiry, cardCvc: cvc }: CardFields) {
  return tokenFor({ number, expiry, cvc }, new Date());
}

/** Answers the confirm step of a payment that is no card's. */
export async function confirmPayment(order: PlacedOrder, paymentId: string, confirmed: boolean): Promise<Submitted> {
  try {
    await processPayment(paymentId, { confirmed });
    return { kind: "paid", order };
  } catch (error) {
    return refusalOf(error);
  }
}

function processPayment(paymentId: string, answer: object): Promise<unknown> {
  return callApi("/payments/process", { paymentId, ...answer }, z.object({ status: z.literal(true) }));
}

function refusalOf(error: unknown): Submitted {
  const told = error instanceof ApiError ? error.read(errorSchema) : undefined;
  if (!told?.code || told.code === "unavailable") return { kind: "failed" };
  if (told.code === "order-closed") forgetPurchaseKey();
  return { kind: "refused", message: told.error, code: told.code, problems: told.problems ?? [] };
}

function orderData(form: CheckoutForm, lines: readonly CartLine[], discount: DiscountInfo | null, total: number) {
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
      ({ id: productId, name, price, image, size, color, sizeId, colorId, variantId, quantity, currency }) => ({
        productId,
        name,
        price,
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
    total,
    shippingMethod: form.shippingMethod,
    paymentMethod: form.paymentMethod,
    discountCode: discount?.code ?? null,
    newsletterSubscription: form.newsletterSubscription,
    marketingEmails: form.marketingEmails,
  };
}
