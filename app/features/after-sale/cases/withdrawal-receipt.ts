import type { WithdrawalStatus } from "#app/shared/case-statuses.ts";
import type { Currency } from "#app/shared/currencies.ts";
import type { WithdrawalBasis, WithdrawalChannel } from "#app/shared/states.ts";

/** Units that a notice names. */
export interface ReceiptLine {
  id: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
}

/** What a receipt says. Times are ISO, amounts in öre. */
export interface Receipt {
  id: string;
  receivedAt: string;
  name: string;
  email: string;
  statement: string;
  channel: WithdrawalChannel;
  status: WithdrawalStatus;
  /** Until when the money must be back. */
  refundDueAt: string;
  /** Whether its address is the buyer's, who alone may read what was ordered: staff match what people typed of themselves. */
  isToBuyer: boolean;
  /** What is known of the order; null until the notice is matched to one. */
  matched: {
    orderId: string;
    orderNumber: string;
    /** The country it was delivered to, as orders name it. */
    country: string;
    currency: Currency;
    isPaid: boolean;
    refundOre: number;
    basis: WithdrawalBasis;
    statutoryUntil: string | null;
    promiseUntil: string | null;
    lines: ReceiptLine[];
    /** What came late of the same declaration, which is kept as a notice of its own; null when nothing did. */
    rest: {
      id: string;
      status: WithdrawalStatus;
      statutoryUntil: string | null;
      promiseUntil: string | null;
      lines: ReceiptLine[];
    } | null;
    /** The notice that has what came in time, where this one is the rest. */
    restOf: string | null;
    /** Where the order's market has goods sent back to, in lines; null for the shop's own address, which is on the label. */
    returnAddress: string | null;
    /** Whether it was cancelled: what was not paid then never will be. */
    isCancelled: boolean;
    /** Whether goods come back, and whether some were not sent. */
    comesBack: boolean;
    wasUnsent: boolean;
    /** The return that the label is of; null when nothing comes back. */
    returnId: string | null;
  } | null;
}
