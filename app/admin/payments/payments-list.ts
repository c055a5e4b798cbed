import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import { paymentAttemptStatuses } from "#app/shared/order-statuses.ts";

/** The URL of the list of payments. */
export const paymentsShape = {
  path: "/admin/payments",
  sorts: ["newest"],
  filters: { status: paymentAttemptStatuses },
} as const satisfies ListShape<"newest", "status">;
export type PaymentsView = ListView<"newest", "status">;

/** The URL of the discrepancies: those to resolve, or those that were. */
export const discrepanciesShape = {
  path: "/admin/payments/discrepancies",
  sorts: ["newest"],
  filters: { state: ["resolved"] },
} as const satisfies ListShape<"newest", "state">;
