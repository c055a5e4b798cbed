import type { Database } from "#app/db/client.server.ts";
import {
  sellableProducts,
  sellableProductsStatement,
} from "#app/features/catalogue/inventory/sellable-products.server.ts";
import { asksBeforeCharge } from "#app/features/shop/markets/charge-consent.ts";
import { isPickupOffered } from "#app/features/shop/pickup-points/pickup-offer.ts";
import { toOre } from "#app/shared/money.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { addedTo, additionOrder } from "./addition-order.ts";
import type { AdditionState } from "./order-addition.ts";
import { orderRefusals } from "./order-refusals.texts.ts";
import { placeOrder, type PlaceOrderResult } from "./place-order.server.ts";
import { placedOrderStatement } from "./placed-order.server.ts";
import { readAddition } from "./read-addition.server.ts";

/** What the buyer saw and chose as they pressed the button. */
export interface TakenAddition {
  id: string;
  paymentMethod: PaymentMethod;
  /** The total that was shown, in kronor. */
  total: number;
  informationVersion: string | null;
  /** Whether the box of markets that ask before they charge was ticked. */
  agreesToCharge?: boolean | undefined;
}

export type PlaceAdditionResult =
  | PlaceOrderResult
  | { kind: "unknown-addition" }
  /** It cannot be taken any more. Nothing was placed. */
  | { kind: "closed"; state: Exclude<AdditionState, "open"> }
  /** The order was placed before, for another total than was shown. */
  | { kind: "other-total" };

/**
 * Places what staff offered to add to an order, as an order of its own, by the function of the checkout. However often it is pressed, in
 * whichever tab, there is one such order: one that waits for its payment is returned, to be paid by any method; one that was cancelled
 * unpaid is placed anew.
 */
export async function placeAddition(
  db: Database,
  { id, paymentMethod, total, informationVersion, agreesToCharge }: TakenAddition,
  now: Date,
  caller: string | null,
  mayWrite?: () => Promise<boolean>,
): Promise<PlaceAdditionResult> {
  for (let isFirst = true; ; isFirst = false) {
    const found = await readAddition(db, id, now);
    if (!found) return { kind: "unknown-addition" };
    const { offer, first, added, placedId, state } = found;
    if (state !== "open") return { kind: "closed", state };
    if (added) {
      if (added.totalOre !== toOre(total)) return { kind: "other-total" };
      // Another tab agreed and ordered: this one has not.
      if (asksBeforeCharge(first.market, added.totalOre) && !agreesToCharge)
        return { kind: "checkout-refused", message: orderRefusals().agreeToCharge };
      const [order] = await placedOrderStatement(db, added.id);
      if (order) return { kind: "placed", order, repeated: true, moves: [] };
    }
    const ids = offer.lines.map(({ productId }) => productId);
    const products = sellableProducts(await sellableProductsStatement(db, ids, first.market));
    const sources = [...products.values()].map(({ source }) => source);
    const order = additionOrder(first, offer.lines, products, paymentMethod);
    // One key for each order that can follow the one before: two tabs place the same.
    const idempotencyKey = `${id}:${placedId ?? "first"}`;
    const input = {
      ...order,
      total,
      informationVersion,
      agreesToCharge,
      idempotencyKey,
      addition: { id, to: addedTo(first) },
      market: first.market,
      pickupPoint: isPickupOffered(order.shippingMethod, sources) ? first.pickupPoint : null,
    };
    const result = await placeOrder(db, input, now, caller, null, mayWrite);
    // Another tab took it meanwhile, by another way to pay: its order is found now.
    const isTaken = result.kind === "key-reused" || result.kind === "addition-closed";
    if (!isTaken || !isFirst) return result;
  }
}
