import type { Database } from "#app/db/client.server.ts";
import { toOre } from "#app/shared/money.ts";

import { keptPrices } from "./kept-prices.ts";
import type { OfferState } from "./order-offer.ts";
import type { TakenAddition } from "./place-addition.server.ts";
import { placeOrder, type PlaceOrderResult } from "./place-order.server.ts";
import { placedOrderStatement } from "./placed-order.server.ts";
import { orderOfOffer, readOffer } from "./read-offer.server.ts";

export type PlaceOfferResult =
  | PlaceOrderResult
  | { kind: "unknown-offer" }
  /** It cannot be taken any more. Nothing was placed. */
  | { kind: "offer-closed"; state: Exclude<OfferState, "open"> }
  /** The order was placed before, for another total than was shown. */
  | { kind: "other-total" };

/**
 * Places what staff put together for a customer, by the function of the checkout. However often it is pressed, in whichever tab, there is
 * one such order: one that waits for its payment is returned, to be paid by any method; one that was cancelled unpaid is placed anew.
 */
export async function placeOffer(
  db: Database,
  { id, paymentMethod, total, informationVersion }: TakenAddition,
  now: Date,
  caller: string | null,
  mayWrite?: () => Promise<boolean>,
): Promise<PlaceOfferResult> {
  for (let isFirst = true; ; isFirst = false) {
    const found = await readOffer(db, id, now);
    if (!found) return { kind: "unknown-offer" };
    const { offer, placed, placedId, state } = found;
    if (state !== "open") return { kind: "offer-closed", state };
    if (placed) {
      if (placed.totalOre !== toOre(total)) return { kind: "other-total" };
      const [order] = await placedOrderStatement(db, placed.id);
      if (order) return { kind: "placed", order, repeated: true, moves: [] };
    }
    const input = {
      ...orderOfOffer(offer, paymentMethod),
      total,
      informationVersion,
      // One key for each order that can follow the one before: two tabs place the same.
      idempotencyKey: `${id}:${placedId ?? "first"}`,
      offer: { id, prices: keptPrices(offer.lines) },
    };
    const result = await placeOrder(db, input, now, caller, null, mayWrite);
    // Another tab took it meanwhile, by another way to pay: its order is found now.
    const isTaken = result.kind === "key-reused" || result.kind === "addition-closed";
    if (!isTaken || !isFirst) return result;
  }
}
