import { z } from "zod";

import { subtotalOf } from "#app/features/selling/cart/totals.ts";
import { type DiscountEvaluation, evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { discountAnswerSchema, discountQuerySchema } from "#app/features/selling/discounts/schemas.ts";
import { findShownCode } from "#app/features/selling/discounts/shown-code.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { inKronor, toKronor, toOre } from "#app/shared/money.ts";

import { createRoute } from "./create-route.ts";
import { refusal, refuse } from "./refusals.ts";

const notEvaluated = refusal(503, null, "Failed to validate discount code", { valid: z.literal(false) });

type DiscountQuery = z.output<typeof discountQuerySchema>;
type DiscountAnswer = z.input<typeof discountAnswerSchema>;

const definition = {
  method: "POST",
  access: "public",
  limit: "discount",
  input: discountQuerySchema,
  example: { code: "WELCOME10", cartTotal: 899, userId: null },
  responses: { 200: discountAnswerSchema },
  refusals: [notEvaluated],
} as const;

export const validateDiscount = createRoute(
  {
    ...definition,
    path: "/api/discount/validate",
    summary:
      "Answers what a code would take off a cart, or why it does not hold. Amounts in kronor. A code for chosen items is counted from `items`.",
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
  answerDiscount,
);

async function answerDiscount(query: DiscountQuery, { shop }: { shop: Shop }) {
  try {
    return { status: 200 as const, body: await tryCode(query, shop) };
  } catch (error) {
    logError("A discount code could not be evaluated", error);
    return refuse(notEvaluated, { valid: false });
  }
}

async function tryCode({ code, cartTotal, items, currency }: DiscountQuery, shop: Shop): Promise<DiscountAnswer> {
  const lines = items?.map(({ price, ...item }) => ({ ...item, priceOre: toOre(price) }));
  const totalOre = lines ? subtotalOf(lines) : toOre(cartTotal);
  if (code === "") return { valid: false, code, error: "Please enter a discount code" };
  if (totalOre === 0) return { valid: false, code, error: "Cart is empty" };
  const { found, uses } = await findShownCode(shop, code);
  return toDiscountInfo(evaluateDiscount(code, found, lines ?? totalOre, new Date(), uses, currency), totalOre);
}

function toDiscountInfo(evaluation: DiscountEvaluation, totalOre: number): DiscountAnswer {
  if (!evaluation.valid)
    return { ...evaluation, discountAmount: 0, discountPercentage: 0, finalTotal: toKronor(totalOre) };
  const { discountOre: discountAmountOre, lineOre: _, ...rest } = evaluation;
  return inKronor({ ...rest, discountAmountOre });
}
