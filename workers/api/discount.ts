import { z } from "zod";

import { type DiscountEvaluation, evaluateDiscount } from "#app/features/discounts/evaluate.ts";
import { findDiscountCode } from "#app/features/discounts/queries.server.ts";
import type { Shop } from "#app/platform/context.ts";
import { logError } from "#app/platform/log-error.ts";
import { toKronor, toOre } from "#app/shared/money.ts";

import { answer } from "./answer.ts";
import { readBody } from "./read-body.ts";

const discountInput = z.object({
  code: z.string().trim().max(100),
  /** Kronor. */
  cartTotal: z.coerce.number().min(0),
  userId: z.string().max(200).nullish(),
});

/** POST /api/discount/validate: what a code would take off a cart. */
export const validateDiscount = evaluateCall;

/** POST /api/discount/apply: the same; the order itself evaluates the code again, so nothing is held for the caller. */
export const applyDiscount = evaluateCall;

async function evaluateCall(request: Request, { db }: Shop): Promise<Response> {
  const input = await readBody(request, discountInput);
  if (input instanceof Response) return input;
  if (input.code === "") return refuse(input.code, "Please enter a discount code");
  if (input.cartTotal === 0) return refuse(input.code, "Cart is empty");

  try {
    const { found, uses } = await findDiscountCode(db, input.code);
    const evaluation = evaluateDiscount(input.code, found, toOre(input.cartTotal), new Date(), uses);
    return answer(toResult(evaluation, input.cartTotal));
  } catch (error) {
    logError("A discount code could not be evaluated", error);
    return answer({ status: false, valid: false, error: "Failed to validate discount code" }, 503);
  }
}

function refuse(code: string, error: string): Response {
  return answer({ status: true, valid: false, code, error });
}

/** The validation result of the specification, section 3. Amounts in kronor. */
function toResult(evaluation: DiscountEvaluation, cartTotal: number): object {
  if (!evaluation.valid)
    return { status: true, ...evaluation, discountAmount: 0, discountPercentage: 0, finalTotal: cartTotal };
  const { code, description, discountOre, discountPercentage, finalTotalOre } = evaluation;
  return {
    status: true,
    valid: true,
    code,
    description,
    discountAmount: toKronor(discountOre),
    discountPercentage,
    finalTotal: toKronor(finalTotalOre),
  };
}
