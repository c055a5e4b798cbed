import { globSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { caseStatuses } from "#app/shared/case-statuses.ts";
import { orderStatuses, paymentAttemptStatuses, paymentStatuses } from "#app/shared/order-statuses.ts";

/** Statuses of other things that are called as an order's, and what sets a status without asking for one. By file, the text as it stands there. */
const others: Record<string, readonly string[]> = {
  // The shopper goes on with a payment that was never tried; what the shop's own API answered.
  "app/features/selling/payments/create-payment.server.ts": ['payment.status === "created"'],
  "app/features/selling/checkout/submit-order.ts": ['payment.status === "succeeded"'],
  // Of reviews.
  "app/admin/today/read-today.server.ts": ["reviews WHERE status = 'pending'"],
  "app/features/catalogue/reviews/list-reviews.server.ts": ["reviews WHERE status = 'pending'"],
  "app/features/shop/retention/apply-retention.server.ts": ["deleteExpiredReviews(shop, sql`status = 'pending'"],
  // Of e-mails.
  "app/features/shop/mail/record-event.server.ts": ["WHEN 'delivered' THEN 2"],
  // Money moves an order to these.
  "app/features/selling/orders/mark-paid.server.ts": ["SET payment_status = 'paid'"],
  "app/features/selling/payments/record-refund.server.ts": ["THEN 'partially-refunded'"],
};

const [order, payment, attempt] = [orderStatuses, paymentStatuses, paymentAttemptStatuses].map((all) => all.join("|"));
const compared = String.raw`\}?\s*(?:(?:NOT\s+)?IN\s*\([^)\`]*?|IS(?:\s+NOT)?\s*|[=<>!]+\s*)`;
const spellings = [
  // In SQL.
  String.raw`\bstatus${compared}'(?:${order})'`,
  String.raw`(?:payment_s|paymentS)tatus${compared}'(?:${payment})'`,
  String.raw`\b(?:WHEN|THEN|ELSE)\s+'(?:${order}|partially-refunded)'`,
  String.raw`\b(?:p|payments)\.status${compared}'(?:${attempt})'`,
  String.raw`\b(?:FROM|UPDATE|INTO) payments\b[^;]{0,120}?\bstatus${compared}'(?:${attempt})'`,
  // In TypeScript.
  String.raw`\border\??\.status\s*[!=]==\s*"`,
  String.raw`\border\??\.paymentStatus\s*[!=]==\s*"`,
  String.raw`\border(?:Status|Payment)\s*[!=]==\s*"`,
  String.raw`\borders\.(?:status|paymentStatus), \[?"`,
  String.raw`\b(?:payment\??\.status|attemptStatus)\s*[!=]==\s*"`,
  String.raw`\bpayments\.status, \[?"`,
];
const spelled = new RegExp(spellings.join("|"), "gi");

it("no query and no condition names a status of orders or payments: they ask for facts", () => {
  const found = globSync("{app,workers}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const text = (others[file] ?? []).reduce((rest, other) => rest.replaceAll(other, ""), readFileSync(file, "utf8"));
      return Array.from(text.matchAll(spelled), ([spelling]) => `${file}: ${spelling}`);
    });
  expect(found, "app/shared/order-statuses.ts has the facts, app/db/status-sql.server.ts lists of them").toEqual([]);
});

/** What follows a sale, where a status is one of a case. */
const caseFiles = globSync([
  "app/{features/after-sale,admin/cases,storefront/case-pages}/**/*.{ts,tsx}",
  "app/routes/{admin,storefront}/*{withdraw,return,exchange,complaint}*.{ts,tsx}",
]).filter((file) => !file.includes(".test."));
const cases = (["withdrawal", "return", "exchange", "complaint"] as const).flatMap(caseStatuses).join("|");
const spelledOfCase = new RegExp(
  [
    String.raw`\bstatus${compared}'(?:${cases})'`,
    String.raw`\b(?:WHEN|THEN|ELSE)\s+'(?:${cases})'`,
    String.raw`\.(?:status|returnStatus|state)\s*[!=]==\s*"(?:${cases})"`,
    String.raw`\.status, \[?"`,
  ].join("|"),
  "gi",
);

it("no query and no condition names a status of what follows a sale: they ask for facts", () => {
  expect(caseFiles.length).toBeGreaterThan(50);
  const found = caseFiles.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(spelledOfCase), ([spelling]) => `${file}: ${spelling}`),
  );
  expect(found, "app/shared/case-statuses.ts has the facts").toEqual([]);
});

it.each([
  "w.status IN ('unmatched', 'late')",
  "${status} <> 'closed'",
  "status = CASE WHEN TRUE THEN 'refunded' ELSE status END",
  'found.status === "lapsed"',
  'eq(withdrawals.status, "open")',
])("would tell of %s in them", (text) => {
  expect(text.match(spelledOfCase)).not.toBeNull();
});

it.each(Object.entries(others))("%s still has what it is excused for", (file, texts) => {
  const text = readFileSync(file, "utf8");
  expect(texts.filter((other) => !text.includes(other))).toEqual([]);
});

it.each([
  "o.status IN ('shipped')",
  "status NOT IN ('pending', 'processing')",
  "${orders.status} <> 'cancelled'",
  "o.payment_status = 'unpaid'",
  "${t.paymentStatus} IN ('paid', 'partially-refunded')",
  "CASE WHEN TRUE THEN 'shipped' ELSE status END",
  'order.status === "delivered"',
  'eq(orders.paymentStatus, "paid")',
  'inArray(orders.status, ["pending"])',
  "p.status IN ('created', 'declined')",
  "FROM payments WHERE order_id = ${orderId} AND status = 'succeeded'",
  'eq(payments.status, "refunding")',
])("would tell of %s", (text) => {
  expect(text.match(spelled)).not.toBeNull();
});
