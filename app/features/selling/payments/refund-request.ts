import type { ShippingRefund } from "#app/features/selling/orders/refund-amount.ts";

/** A refund of parts of an order, as staff enter it. */
export interface RefundRequest {
  /** Comes with the form, and is the provider's idempotency key: the same id gives money back once. */
  id: string;
  orderId: string;
  /** Units by the id of their order line: those to cancel before they are sent, and those that were sent. */
  cancelled: ReadonlyMap<string, number>;
  returned: ReadonlyMap<string, number>;
  shipping: ShippingRefund;
  /** What goods lost in value, in öre, by the id of their order line. */
  valueLoss?: ReadonlyMap<string, number>;
  /** A sum in öre beside them: part of the price of what is left. */
  sumOre?: number;
  /** Whether the units go back into stock. */
  restock: boolean;
  reason: string;
  /** The amount in öre that the person saw and agreed to; null when none was shown yet; `any` where a rule alone decides it. */
  expectedOre: number | "any" | null;
  /** The order's `updatedAt` that the form was made from. */
  seen: string;
  actor: string;
  /** The notice of withdrawal that it pays. */
  withdrawalId?: string;
}
