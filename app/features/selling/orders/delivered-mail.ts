import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";

/** The e-mail that says that an order has arrived: one an order, and another when the date was corrected. `withdrawals/delivered-email.server.tsx` composes it. */
export const deliveredMail = {
  type: "order_delivered",
  causedBy: "proof",
  limit: { perHour: 6, perDay: 20, above: "delay" },
} satisfies Pick<TransactionalEmail, "type" | "causedBy" | "limit">;
