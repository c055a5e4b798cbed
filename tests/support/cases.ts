import { receiveComplaint } from "#app/features/after-sale/cases/receive-complaint.server.ts";
import { receiveParcel } from "#app/features/after-sale/cases/receive-parcel.server.ts";
import { receiveWithdrawal } from "#app/features/after-sale/cases/receive-withdrawal.server.ts";
import { type ExchangeRequest, requestExchange } from "#app/features/after-sale/cases/request-exchange.server.ts";
import { sendReplacement } from "#app/features/after-sale/cases/send-replacement.server.ts";
import type { PaymentProvider } from "#app/features/selling/payments/provider.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { paidOrder } from "./paid-order.ts";
import { now, type openTestShop } from "./shop-fixture.ts";

type TestShop = ReturnType<typeof openTestShop>;
type Order = Awaited<ReturnType<typeof paidOrder>>;
type Units = [orderLineId: string, quantity: number][];

const buyer = { name: "Åsa Öberg", email: "asa.oberg@mail.example" };

/** Withdraws by the link of an order from units of it; without an order, by a notice that names none. The notice's id, or why not. */
export async function giveNotice(shop: TestShop, order: Order | null, units: Units = [], at = now) {
  const received = await receiveWithdrawal(
    shop,
    {
      ...buyer,
      formId: newId(),
      reference: order?.orderNumber ?? "lost",
      items: "",
      channel: "function",
      link: order && { orderId: order.orderId, units: new Map(units) },
    },
    at,
  );
  await shop.finished();
  return received.kind === "received" ? received.id : received.kind;
}

/** Asks to exchange a black one in M for one in L. */
export function exchangeRequest({ orderId, garment, black }: Order, change: Partial<ExchangeRequest> = {}) {
  const variantId = `${garment}-black-l`;
  return { id: newId("ret"), orderId, orderLineId: black, quantity: 1, variantId, ...change };
}

/** An exchange of a black one whose replacement is held: the id of its return. */
export async function heldExchange(db: Shop["db"], order: Order, change: Partial<ExchangeRequest> = {}, at = now) {
  const outcome = await requestExchange(db, exchangeRequest(order, change), at);
  if (outcome.kind !== "held") throw new Error(outcome.kind);
  return outcome.returnId;
}

export interface Goods {
  quantity?: number;
  variant?: string;
  at?: Date;
  /** The parcel's id. */
  id?: string;
}

/** Scans black ones that came back in a parcel of a return, into stock. */
export function receiveGoods(
  db: Shop["db"],
  { black: orderLineId, garment }: Order,
  returnId: string,
  { quantity = 1, variant = "black-m", at = now, id = newId("rcv") }: Goods = {},
) {
  const unit = { orderLineId, variantId: `${garment}-${variant}`, quantity };
  const units = [{ ...unit, destination: "stock" as const, wasteReason: null }];
  return receiveParcel(db, { id, returnId, units, actor: "kim" }, at);
}

/** Sends the replacement of an exchange in a parcel. */
export function sendExchange(db: Shop["db"], provider: PaymentProvider, returnId: string, id = newId("ful")) {
  return sendReplacement(db, provider, { id, returnId, carrier: "postnord", trackingId: "RR1", actor: "kim" }, now);
}

/** Complains by the link of an order about units of it; without an order, by a form that names none. The complaint's id. */
export async function makeComplaint(
  shop: TestShop,
  order: Order | null,
  units: Units = [],
  more: Partial<Parameters<typeof receiveComplaint>[1]> = {},
) {
  const { id } = await receiveComplaint(
    shop,
    {
      ...buyer,
      formId: newId(),
      pictureKey: newId("cpl"),
      pictures: [],
      reference: order?.orderNumber ?? "lost",
      items: "",
      description: "The seam opened",
      noticedOn: null,
      wish: "suggest",
      channel: "form",
      link: order && { orderId: order.orderId, units: new Map(units) },
      ...more,
    },
    now,
  );
  await shop.finished();
  return id;
}
