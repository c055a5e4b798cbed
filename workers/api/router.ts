import type { Shop } from "#app/platform/context.ts";
import type { LimitName } from "#app/platform/limits.ts";
import { logError } from "#app/platform/log-error.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";

import { addressDetailsCall, suggestAddressesCall } from "./addresses.ts";
import { answerError } from "./answer.ts";
import { callDatabase } from "./db.ts";
import { applyDiscount, validateDiscount } from "./discount.ts";
import { sendEmailCall } from "./email.ts";
import { answerHealth } from "./health.ts";
import { createPaymentCall, processPaymentCall } from "./payments.ts";
import { tooMany } from "./rate-limit.ts";
import { readStockCall } from "./stock.ts";
import { trackOrderCall } from "./track-order.ts";
import { submitReviewCall } from "./reviews.ts";
import { deleteCall, uploadCall, urlCall } from "./storage.ts";

interface Call {
  answer: (request: Request, shop: Shop) => Promise<Response>;
  /** The limit it counts against; the generic database call has one for each of its operations. */
  limit: LimitName | "by-operation";
}

/** Every call under /api, by method and path. */
const calls = new Map<string, Call>([
  ["GET /api/health", { answer: answerHealth, limit: "health" }],
  ["POST /api/db", { answer: callDatabase, limit: "by-operation" }],
  ["POST /api/discount/validate", { answer: validateDiscount, limit: "discount" }],
  ["POST /api/discount/apply", { answer: applyDiscount, limit: "discount" }],
  ["POST /api/address/suggest", { answer: suggestAddressesCall, limit: "address" }],
  ["POST /api/address/details", { answer: addressDetailsCall, limit: "address" }],
  ["POST /api/orders/track", { answer: trackOrderCall, limit: "track" }],
  ["POST /api/products/stock", { answer: readStockCall, limit: "stock" }],
  ["POST /api/email", { answer: sendEmailCall, limit: "email" }],
  ["POST /api/payments", { answer: createPaymentCall, limit: "payment" }],
  ["POST /api/payments/process", { answer: processPaymentCall, limit: "payment" }],
  ["POST /api/reviews", { answer: submitReviewCall, limit: "review" }],
  ["POST /api/storage/upload", { answer: uploadCall, limit: "upload" }],
  ["POST /api/storage/url", { answer: urlCall, limit: "storage" }],
  ["POST /api/storage/delete", { answer: deleteCall, limit: "storage" }],
]);

/** The calls by method and path, for tests that must reach each of them. */
export const callNames = [...calls.keys()];

/** Answers an /api request: finds its call, and tells any failure in JSON without its inner details. */
export async function answerApi(request: Request, shop: Shop): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = calls.get(`${request.method} ${pathname}`);
  if (!call) return refuse(pathname);
  if (!isSameOrigin(request)) return answerError(403, "Cross-site request refused");
  try {
    const limited = call.limit === "by-operation" ? undefined : await tooMany(request, shop, call.limit);
    return limited ?? (await call.answer(request, shop));
  } catch (error) {
    logError(`${request.method} ${pathname} failed`, error);
    return answerError(503, "Database operation failed", { code: "unavailable" });
  }
}

function refuse(pathname: string): Response {
  const methods = callNames.filter((name) => name.endsWith(` ${pathname}`)).map((name) => name.split(" ")[0] ?? "");
  if (methods.length === 0) return answerError(404, "There is no such call", { code: "unknown-call" });
  const refused = answerError(405, "Method not allowed", { code: "method-not-allowed" });
  refused.headers.set("Allow", methods.join(", "));
  return refused;
}
