import * as z from "zod/mini";

import { type PlacedOrder, placedOrderSchema } from "#app/features/selling/orders/responses.ts";
import type { CardFields } from "#app/features/selling/payments/card-input.ts";
import { callApi } from "#app/platform/browser/api-client.ts";
import { toKronor } from "#app/shared/money.ts";
import type { PaymentMethod } from "#app/shared/payment-methods.ts";

import { payPlaced, refusalOf, type SubmitResult } from "./submit-order.ts";

/** The signed link to what staff offered to add to an order. */
export interface AdditionLink {
  id: string;
  key: string;
}

interface Taken {
  link: AdditionLink;
  method: PaymentMethod;
  /** Null where the provider has fields of its own. */
  card: CardFields | null;
  /** The total that is shown. */
  totalOre: number;
  informationVersion: string | null;
  /** Whether the box was ticked; undefined where none is shown. */
  agreesToCharge: boolean | undefined;
}

/** Orders what was offered to be added to an order, and pays it; never throws. The shop answers a second press with the same order. */
export async function takeAddition(taken: Taken): Promise<SubmitResult> {
  const { link, method, card, totalOre, informationVersion, agreesToCharge } = taken;
  try {
    const placed = await callApi(
      "/orders/additions",
      { ...link, paymentMethod: method, total: toKronor(totalOre), informationVersion, agreesToCharge },
      z.object({ data: z.tuple([placedOrderSchema]) }),
    );
    const [order]: [PlacedOrder] = placed.data;
    return await payPlaced(order, card, { method });
  } catch (error) {
    return refusalOf(error, link.id);
  }
}
