import { z } from "zod";

import { subtotalOf } from "#app/features/selling/cart/totals.ts";
import { bestDiscount, type DiscountedOrder } from "#app/features/selling/discounts/best-discount.ts";
import { evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { discountAnswerSchema, discountQuerySchema } from "#app/features/selling/discounts/schemas.ts";
import { findShownCode, shownAutomaticDiscounts } from "#app/features/selling/discounts/shown-code.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { ratesIn } from "#app/features/shop/shipping/rates.ts";
import { countStep } from "#app/features/shop/traffic/count-step.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { inKronor, toKronor, toOre } from "#app/shared/money.ts";

import { createRoute } from "./create-route.ts";
import { rateLimited, refusal, refuse } from "./refusals.ts";

const notEvaluated = refusal(503, null, "Failed to validate discount code", { valid: z.literal(false) });

type DiscountQuery = z.output<typeof discountQuerySchema>;
type Cart = DiscountedOrder["cart"];
type DiscountAnswer = z.input<typeof discountAnswerSchema>;

const definition = {
  method: "POST",
  access: "public",
  limit: "automatic-discount",
  input: discountQuerySchema,
  example: { code: "WELCOME10", cartTotal: 899, userId: null },
  responses: { 200: discountAnswerSchema },
  refusals: [notEvaluated, rateLimited],
} as const;

export const validateDiscount = createRoute(
  {
    ...definition,
    path: "/api/discount/validate",
    summary:
      "Answers what a code would take off a cart, or why it does not hold; an automatic discount that saves more applies in its place, and its title is told. Amounts in kronor. A discount for chosen items is counted from `items`.",
  },
  answerDiscount,
);

/** Placing the order evaluates the code again, so nothing is stored here. */
export const applyDiscount = createRoute(
  {
    ...definition,
    path: "/api/discount/apply",
    summary: "Answers the same as /api/discount/validate: an order evaluates its code again.",
  },
  async (query, { shop, request }) => {
    if (query.opens) countStep(request, shop, query.opens, new Date());
    return answerDiscount(query, { shop, request });
  },
);

async function answerDiscount(query: DiscountQuery, { shop, request }: { shop: Shop; request: Request }) {
  // Every cart asks for what applies by itself; only codes can be guessed.
  if (query.code !== null && (await isOverLimit(request, shop.env, "discount"))) return refuse(rateLimited);
  try {
    return { status: 200 as const, body: await tryCode(query, shop) };
  } catch (error) {
    logError("A discount code could not be evaluated", error);
    return refuse(notEvaluated, { valid: false });
  }
}

async function tryCode(query: DiscountQuery, shop: Shop): Promise<DiscountAnswer> {
  const { code, cartTotal, items, currency, shippingMethod } = query;
  const lines = items?.map(({ price, ...item }) => ({ ...item, priceOre: toOre(price) }));
  const totalOre = lines ? subtotalOf(lines) : toOre(cartTotal);
  if (code === "") return { valid: false, code, error: "Please enter a discount code" };
  if (totalOre === 0) return { valid: false, code: code ?? "", error: "Cart is empty" };
  const cart = lines ?? totalOre;
  const now = new Date();
  const [evaluated, automatic] = await Promise.all([
    code === null ? null : evaluateCode(shop, code, cart, currency, now),
    shownAutomaticDiscounts(shop),
  ]);
  if (evaluated?.valid === false)
    return { ...evaluated, discountAmount: 0, discountPercentage: 0, finalTotal: toKronor(totalOre) };
  const { shipping } = await readSiteConfiguration(shop);
  const order = { cart, shippingMethod, shippingRates: ratesIn(shipping, currency), currency };
  const applied = bestDiscount(evaluated, automatic, order, now);
  if (!applied) return { valid: false, code: "", finalTotal: toKronor(totalOre) };
  const { discountOre: discountAmountOre, lineOre: _, title: __, localTitle: title, ...rest } = applied;
  return inKronor({ ...rest, ...(title !== null && { title }), code: evaluated?.code ?? "", discountAmountOre });
}

async function evaluateCode(shop: Shop, code: string, cart: Cart, currency: Currency, now: Date) {
  const { found, uses } = await findShownCode(shop, code);
  return evaluateDiscount(code, found, cart, now, uses, currency);
}
