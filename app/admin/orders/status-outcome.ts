import type { StatusMessage } from "#app/admin/frame/status-messages.tsx";
import type { StatusOutcome } from "#app/features/selling/orders/change-status.server.ts";

const failed = "Failed to update order status";

/** The message for staff and the HTTP status of each outcome of a status change. */
export const statusOutcomes: Record<
  StatusOutcome | "invalid" | "failed",
  { message: StatusMessage; httpStatus: number }
> = {
  changed: { message: { tone: "success", text: "Order status updated successfully!" }, httpStatus: 200 },
  refunded: {
    message: { tone: "success", text: "Order status updated successfully! Its payment was refunded." },
    httpStatus: 200,
  },
  "refund-pending": {
    message: {
      tone: "error",
      text: "Order cancelled, but its payment is not refunded yet. The shop tries again every five minutes.",
    },
    httpStatus: 202,
  },
  "still-booked": {
    message: {
      tone: "error",
      text: "Order status updated, but the carrier still has its parcel booked. Cancel it there.",
    },
    httpStatus: 200,
  },
  "refunded-before": {
    message: { tone: "error", text: `${failed}: its payment was refunded, so it stays cancelled.` },
    httpStatus: 409,
  },
  "not-refundable": {
    message: {
      tone: "error",
      text: `${failed}: it is paid, and its payment cannot be refunded from here. Refund it at the payment provider.`,
    },
    httpStatus: 409,
  },
  "refund-not-allowed": {
    message: { tone: "error", text: `${failed}: it is paid, and your role may not give money back.` },
    httpStatus: 403,
  },
  "out-of-stock": {
    message: { tone: "error", text: `${failed}: its items are no longer in stock.` },
    httpStatus: 409,
  },
  "partly-sent": {
    message: {
      tone: "error",
      text: `${failed}: only a part of it was sent. Send the rest, or cancel it, and then set it to delivered.`,
    },
    httpStatus: 409,
  },
  "payment-in-doubt": {
    message: {
      tone: "error",
      text: `${failed}: the payment provider says that its money is not there, or went back. Nothing is sent until an owner resolves that under Payments.`,
    },
    httpStatus: 409,
  },
  "money-back": {
    message: { tone: "error", text: `${failed}: its payment was refunded, so what is left of it is not sent.` },
    httpStatus: 409,
  },
  "impossible-date": {
    message: { tone: "error", text: `${failed}: an order arrives between the day it was sent and today.` },
    httpStatus: 409,
  },
  "changed-meanwhile": {
    message: { tone: "error", text: `${failed}: someone else just changed it.` },
    httpStatus: 409,
  },
  "unknown-order": { message: { tone: "error", text: `${failed}: order not found.` }, httpStatus: 404 },
  invalid: { message: { tone: "error", text: failed }, httpStatus: 400 },
  failed: { message: { tone: "error", text: failed }, httpStatus: 503 },
};
