import type { StatusMessage } from "#app/features/staff/status-messages.tsx";

import type { StatusChange } from "./change-status.server.ts";

const failed = "Failed to update order status";

/** What staff are told of a status change (specification, section 8), and the HTTP status that tells programs. */
export const statusOutcomes: Record<
  StatusChange | "invalid" | "failed",
  { message: StatusMessage; httpStatus: number }
> = {
  changed: { message: { tone: "success", text: "Order status updated successfully!" }, httpStatus: 200 },
  "out-of-stock": {
    message: { tone: "error", text: `${failed}: its items are no longer in stock.` },
    httpStatus: 409,
  },
  "unknown-order": { message: { tone: "error", text: `${failed}: order not found.` }, httpStatus: 404 },
  invalid: { message: { tone: "error", text: failed }, httpStatus: 400 },
  failed: { message: { tone: "error", text: failed }, httpStatus: 503 },
};
