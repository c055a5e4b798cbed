interface OrderStatusFacts {
  /** What shoppers read when they track their order. */
  shopperText: string;
  /** The tone of its badge in the admin. */
  tone: "neutral" | "warning" | "ink" | "success" | "danger";
  /** Whether it is a step of every delivery, in the order of the table. */
  isStep: boolean;
  /** Whether an unpaid order in it waits for its payment: it keeps its reservation, and is cancelled when that runs out. */
  awaitsPayment: boolean;
  /** Whether the goods are still in the warehouse: staff have it to send, and cancelling it releases its stock. */
  inWarehouse: boolean;
  /** Whether the buyer can still correct where it goes, when no parcel of it was sent. */
  canBeCorrected: boolean;
  /** Whether the order will still be delivered. */
  isUnderWay: boolean;
  /** Whether all of it is with its buyer. */
  isDelivered: boolean;
  /** Whether nothing of it will be sent or paid any more. */
  isCancelled: boolean;
}

/**
 * What each status of an order means, in the order that staff see; queries, indexes and screens ask for facts, not for names. A new one
 * joins this table, and a migration adds its row to `order_statuses` and builds the partial indexes on `orders` again.
 */
export const orderStatusFacts = {
  pending: {
    shopperText: "Order received",
    tone: "neutral",
    isStep: true,
    awaitsPayment: true,
    inWarehouse: true,
    canBeCorrected: true,
    isUnderWay: true,
    isDelivered: false,
    isCancelled: false,
  },
  processing: {
    shopperText: "Being packed",
    tone: "warning",
    isStep: true,
    awaitsPayment: false,
    inWarehouse: true,
    canBeCorrected: true,
    isUnderWay: true,
    isDelivered: false,
    isCancelled: false,
  },
  shipped: {
    shopperText: "On its way",
    tone: "ink",
    isStep: true,
    awaitsPayment: false,
    inWarehouse: false,
    canBeCorrected: false,
    isUnderWay: true,
    isDelivered: false,
    isCancelled: false,
  },
  delivered: {
    shopperText: "Delivered",
    tone: "success",
    isStep: true,
    awaitsPayment: false,
    inWarehouse: false,
    canBeCorrected: false,
    isUnderWay: false,
    isDelivered: true,
    isCancelled: false,
  },
  cancelled: {
    shopperText: "Canceled",
    tone: "danger",
    isStep: false,
    awaitsPayment: false,
    inWarehouse: false,
    canBeCorrected: false,
    isUnderWay: false,
    isDelivered: false,
    isCancelled: true,
  },
} as const satisfies Record<string, OrderStatusFacts>;

export type OrderStatus = keyof typeof orderStatusFacts;
export const orderStatuses = Object.keys(orderStatusFacts) as [OrderStatus, ...OrderStatus[]];

/** The steps of every delivery, in order. */
export const orderSteps = orderStatuses.filter((status) => orderStatusFacts[status].isStep);

interface PaymentStatusFacts {
  /** The tone of its badge in the admin. */
  tone: OrderStatusFacts["tone"];
  /** Whether the shop has money for the order. */
  hasMoney: boolean;
  /** Whether the order was paid once, also when all of it went back since. */
  wasPaid: boolean;
}

/** What each payment status of an order means. A new one also needs a row of `payment_statuses`, as an order status does. */
export const paymentStatusFacts = {
  unpaid: { tone: "warning", hasMoney: false, wasPaid: false },
  paid: { tone: "success", hasMoney: true, wasPaid: true },
  "partially-refunded": { tone: "neutral", hasMoney: true, wasPaid: true },
  refunded: { tone: "neutral", hasMoney: false, wasPaid: true },
} as const satisfies Record<string, PaymentStatusFacts>;

export type PaymentStatus = keyof typeof paymentStatusFacts;
export const paymentStatuses = Object.keys(paymentStatusFacts) as [PaymentStatus, ...PaymentStatus[]];

interface AttemptFacts {
  /** What staff call it. */
  name: string;
  /** The tone of its badge in the admin. */
  tone: OrderStatusFacts["tone"];
  /**
   * Where the money is: `none` can be asked for, `asked` was claimed before the provider is asked, and `returning` until the provider
   * has refunded it.
   */
  money: "none" | "asked" | "here" | "returning" | "returned";
}

/** What each status of an attempt to pay means. A new one also needs a row of `payment_attempt_statuses`, as an order status does. */
export const paymentAttemptFacts = {
  created: { name: "not paid", tone: "neutral", money: "none" },
  processing: { name: "processing", tone: "warning", money: "asked" },
  succeeded: { name: "succeeded", tone: "success", money: "here" },
  declined: { name: "declined", tone: "neutral", money: "none" },
  refunding: { name: "refund under way", tone: "warning", money: "returning" },
  refunded: { name: "refunded", tone: "neutral", money: "returned" },
} as const satisfies Record<string, AttemptFacts>;

export type PaymentAttemptStatus = keyof typeof paymentAttemptFacts;
export type AttemptMoney = AttemptFacts["money"];
export const paymentAttemptStatuses = Object.keys(paymentAttemptFacts) as [
  PaymentAttemptStatus,
  ...PaymentAttemptStatus[],
];

type Flags<Facts> = { [Fact in keyof Facts as Facts[Fact] extends boolean ? Fact : never]?: boolean };
export type OrderStatusFlags = Flags<OrderStatusFacts>;
export type PaymentStatusFlags = Flags<PaymentStatusFacts>;
