import type { BalanceTransaction, MethodType } from "./objects.ts";
import { feeOf } from "./payment-rules.ts";
import { type State, newObjectId } from "./state.ts";

const daysUntilAvailable = 3;

interface Movement {
  type: string;
  category: string;
  /** In the minor unit; negative when money leaves the account. */
  amount: number;
  fee?: number;
  feeDescription?: string;
  currency: string;
  source: string;
}

/** Writes a movement of the account's balance and returns its id. */
export function recordTransaction(state: State, movement: Movement): BalanceTransaction {
  const { type, category, amount, fee = 0, feeDescription = "Stripe processing fees", currency, source } = movement;
  const now = state.now();
  const transaction: BalanceTransaction = {
    id: newObjectId(state, "txn"),
    object: "balance_transaction",
    amount,
    available_on: now + daysUntilAvailable * 24 * 60 * 60,
    created: now,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: feeDescription, type: "stripe_fee" }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: "pending",
    type,
  };
  state.transactions.set(transaction.id, transaction);
  return transaction;
}

/** The movement of a charge: cards are `charge`, all other methods `payment`. */
export function recordCharge(state: State, source: string, method: MethodType, amount: number, currency: string) {
  return recordTransaction(state, {
    type: method === "card" ? "charge" : "payment",
    category: "charge",
    amount,
    fee: feeOf(method, amount),
    currency,
    source,
  });
}

/** Pays out everything of a currency that is not paid out yet, as Stripe does by itself; null when nothing is there. */
export function payOut(state: State, currency: string): object | null {
  const open = [...state.transactions.values()].filter(
    (each) => each.currency === currency && !state.paidOutBy.has(each.id) && each.type !== "payout",
  );
  const amount = open.reduce((sum, { net }) => sum + net, 0);
  if (open.length === 0 || amount <= 0) return null;
  const id = newObjectId(state, "po");
  const transaction = recordTransaction(state, {
    type: "payout",
    category: "payout",
    amount: -amount,
    currency,
    source: id,
  });
  for (const each of [...open, transaction]) {
    each.status = "available";
    state.paidOutBy.set(each.id, id);
  }
  const payout = {
    id,
    object: "payout" as const,
    amount,
    arrival_date: state.now(),
    automatic: true as const,
    balance_transaction: transaction.id,
    created: state.now(),
    currency,
    livemode: false as const,
    method: "standard" as const,
    status: "paid" as const,
  };
  state.payouts.set(id, payout);
  return payout;
}
