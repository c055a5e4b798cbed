import type { Shop } from "#app/platform/context.ts";
import { isSameOrigin } from "#app/platform/middleware/same-origin.ts";

import { addressDetailsCall, suggestAddressesCall } from "./addresses.ts";
import { answerError } from "./answer.ts";
import { callDatabase } from "./db.ts";
import { applyDiscount, validateDiscount } from "./discount.ts";
import { sendEmailCall } from "./email.ts";
import { answerHealth } from "./health.ts";
import { createPaymentCall, processPaymentCall } from "./payments.ts";
import { readStockCall } from "./stock.ts";
import { trackOrderCall } from "./track-order.ts";
import { submitReviewCall } from "./reviews.ts";
import { deleteCall, uploadCall, urlCall } from "./storage.ts";

type Call = (request: Request, shop: Shop) => Promise<Response>;

/** Every call under /api, by method and path. */
const calls: Record<string, Call> = {
  "GET /api/health": answerHealth,
  "POST /api/db": callDatabase,
  "POST /api/discount/validate": validateDiscount,
  "POST /api/discount/apply": applyDiscount,
  "POST /api/address/suggest": suggestAddressesCall,
  "POST /api/address/details": addressDetailsCall,
  "POST /api/orders/track": trackOrderCall,
  "POST /api/products/stock": readStockCall,
  "POST /api/email": sendEmailCall,
  "POST /api/payments": createPaymentCall,
  "POST /api/payments/process": processPaymentCall,
  "POST /api/reviews": submitReviewCall,
  "POST /api/storage/upload": uploadCall,
  "POST /api/storage/url": urlCall,
  "POST /api/storage/delete": deleteCall,
};

/** Answers an /api request: finds its call, and tells any failure in JSON without its inner details. */
export async function answerApi(request: Request, shop: Shop): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = calls[`${request.method} ${pathname}`];
  if (!call) {
    const known = Object.keys(calls).some((name) => name.endsWith(` ${pathname}`));
    return known ? answerError(405, "Method not allowed") : answerError(404, "There is no such call");
  }
  if (!isSameOrigin(request)) return answerError(403, "Cross-site request refused");
  try {
    return await call(request, shop);
  } catch (error) {
    console.error(`${request.method} ${pathname} failed`, error);
    return answerError(503, "Database operation failed", { code: "unavailable" });
  }
}
