import type { orderEvents, orderLines, orders, payments } from "#app/db/schema/orders.server.ts";
import { orderVat } from "#app/features/selling/cart/order-vat.ts";
import { chargedLines, orderTotals } from "#app/features/selling/cart/totals.ts";
import type { DiscountCode } from "#app/features/selling/discounts/discount-code.ts";
import { evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { type SiteConfiguration, vatTermsOf } from "#app/features/shop/content/configuration.server.ts";
import { estimatedDelivery } from "#app/features/shop/shipping/delivery-dates.ts";
import { shippingRefusal } from "#app/features/shop/shipping/delivery-times.ts";
import { isExportOrder, isVoecOrder } from "#app/features/shop/shipping/exports.ts";
import { toOre } from "#app/shared/money.ts";
import { orderStatusFacts } from "#app/shared/order-statuses.ts";
import { isOfferedIn } from "#app/shared/payment-methods.ts";

import { type ColorId, colors } from "../catalogue/colors.ts";
import { randomFrom } from "../catalogue/random.ts";
import { soldSizes } from "../catalogue/sizes.ts";
import { eventRows } from "./event-rows.ts";
import type { PlannedOrder } from "./order-plan.ts";
import { type KeyOf, picturesOf } from "./pictures.ts";
import { priceAt } from "./prices.ts";
import { variantId } from "./product-rows.ts";
import { daysBefore, hoursAfter } from "./time.ts";

/** All rows of one order. */
export interface OrderRows {
  order: typeof orders.$inferInsert;
  lines: (typeof orderLines.$inferInsert)[];
  payment: typeof payments.$inferInsert;
  events: (typeof orderEvents.$inferInsert)[];
}

/** What the shop's own rules need to work out an order's amounts. */
export interface Terms {
  site: SiteConfiguration;
  codes: readonly DiscountCode[];
  keyOf: KeyOf;
}

/** The rows of a planned order; its amounts come from the shop's own rules. `number` counts the orders from 1. */
export function orderRows(plan: PlannedOrder, number: number, { site, codes, keyOf }: Terms, now: Date): OrderRows {
  const { person } = plan;
  const id = `ord_demo${String(number).padStart(4, "0")}`;
  const createdAt = daysBefore(now, plan.daysAgo);
  const lines = plan.lines.map((line, position) => lineRow(id, position, line, plan.daysAgo, keyOf));
  const discount = discountOf(plan, lines, codes, new Date(createdAt));
  const destination = { country: person.country, sources: lines.map(({ source }) => source ?? "local") };
  const shippingMethod = shippingRefusal(plan.shippingMethod, destination) ? "standard" : plan.shippingMethod;
  const vatTerms = vatTermsOf(site.vat);
  const at = new Date(createdAt);
  const sold = lines.map((line) => ({ ...line, currency: "SEK" as const }));
  const totals = orderTotals({
    lines: sold,
    discountOre: discount.ore,
    shippingMethod,
    shippingRates: site.shipping,
    country: person.country,
    vat: vatTerms,
    at,
  });
  const vat = orderVat(person.country, sold, vatTerms, at);
  const { inWarehouse, isCancelled } = orderStatusFacts[plan.status];
  const isShipped = !inWarehouse && !isCancelled;
  const isPart = plan.status === "processing" && lines.length > 1;
  const order = {
    id,
    orderNumber: `PM-${String(Math.floor(randomFrom(id)() * 90_000_000) + 10_000_000)}`,
    idempotencyKey: `key_demo${number}`,
    contentHash: `demo${number}`,
    status: plan.status,
    paymentStatus: plan.paymentStatus,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    address: person.address,
    city: person.city,
    postalCode: person.postalCode,
    country: person.country,
    phone: person.phone,
    billingAddress: person.address,
    billingCity: person.city,
    billingPostalCode: person.postalCode,
    billingCountry: person.country,
    ...totals,
    discountCode: discount.code,
    vatMode: vat.mode,
    vatRateHundredths: vat.rateHundredths,
    vatCountry: vat.country,
    voecNumber: isVoecOrder({ vatCountry: vat.country }) ? site.vat.voec.number : null,
    shippingMethod,
    paymentMethod: isOfferedIn(plan.paymentMethod, [person.country], "SEK") ? plan.paymentMethod : "card",
    newsletterSubscription: person.newsletter,
    estimatedDelivery: estimatedDelivery({ orderedAt: new Date(createdAt), method: shippingMethod, ...destination }),
    holdsStock: plan.status !== "cancelled",
    fulfilment: isShipped ? ("fulfilled" as const) : isPart ? ("partial" as const) : ("unfulfilled" as const),
    createdAt,
    updatedAt: createdAt,
  };
  const events = eventRows(order, now);
  return {
    order: { ...order, updatedAt: events.at(-1)?.createdAt ?? createdAt },
    lines: chargedLines(lines, isExportOrder(order), vatTerms),
    payment: paymentRow(order, now),
    events,
  };
}

function lineRow(
  orderId: string,
  position: number,
  line: PlannedOrder["lines"][number],
  daysAgo: number,
  keyOf: KeyOf,
) {
  const { product, colorId, sizeId, quantity } = line;
  const picture = picturesOf(product).find(({ color }) => color === colorId);
  return {
    id: `lin_${orderId.slice(4)}_${position}`,
    orderId,
    position,
    productId: product.id,
    variantId: variantId(product.id, colorId, sizeId),
    name: product.name,
    priceOre: toOre(priceAt(product, daysAgo)),
    quantity,
    image: picture ? `/media/${keyOf(picture)}` : "",
    size: soldSizes(product).find(({ id }) => id === sizeId)!.name,
    color: colors[colorId as ColorId].name,
    source: product.source ?? "local",
  };
}

function discountOf(
  plan: PlannedOrder,
  lines: readonly { priceOre: number; quantity: number }[],
  codes: readonly DiscountCode[],
  at: Date,
): { code: string | null; ore: number } {
  const subtotalOre = lines.reduce((sum, line) => sum + line.priceOre * line.quantity, 0);
  const found = codes.find(({ code }) => code === plan.discountCode);
  const evaluation = found && evaluateDiscount(found.code, found, subtotalOre, at);
  return evaluation?.valid ? { code: evaluation.code, ore: evaluation.discountOre } : { code: null, ore: 0 };
}

const paymentOutcome = {
  paid: "succeeded",
  "partially-refunded": "succeeded",
  refunded: "refunded",
  unpaid: "declined",
} as const;

function paymentRow(
  {
    id,
    paymentMethod,
    paymentStatus,
    totalOre,
    createdAt,
  }: {
    id: string;
    paymentMethod: string;
    paymentStatus: PlannedOrder["paymentStatus"];
    totalOre: number;
    createdAt: string;
  },
  now: Date,
): OrderRows["payment"] {
  return {
    id: `pay_${id.slice(4)}`,
    orderId: id,
    provider: "test",
    providerReference: `demo-${id}`,
    method: paymentMethod,
    nextStep: paymentMethod === "card" ? ("card" as const) : ("confirm" as const),
    attempt: 1,
    status: paymentOutcome[paymentStatus],
    amountOre: totalOre,
    currency: "SEK",
    declineReason: paymentStatus === "unpaid" ? "Your card was declined." : null,
    createdAt,
    updatedAt: hoursAfter(createdAt, 0.02, now),
  };
}
