import type { StockReason } from "#app/shared/states.ts";

/** What staff call the reasons of stock movements. */
export const reasonNames: Record<StockReason, string> = {
  opening: "Opening stock",
  "order-placed": "Order placed",
  "order-released": "Order canceled",
  "order-reopened": "Order reopened",
  "order-changed": "Other size or color in an order",
  count: "Count",
  correction: "Correction",
  received: "Received",
  damaged: "Damaged",
  returned: "Returned",
  import: "Import",
  "bulk-edit": "Bulk edit",
  "product-form": "Product form",
  removed: "Variant removed",
  "exchange-held": "Held for an exchange",
  "exchange-released": "Exchange released",
  "complaint-replacement": "Replacement for a faulty item",
};

/** The reasons that staff choose from when they change a number by hand. */
export const staffReasons = ["count", "correction", "received", "damaged", "returned"] as const satisfies StockReason[];
