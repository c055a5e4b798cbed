import { type WithdrawableOrder, readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import { periodTexts, replacedTexts, sendToTexts } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { orderLinks } from "#app/features/selling/orders/order-links.server.ts";
import { readParcels } from "#app/features/selling/orders/order-parcels.server.ts";
import type { OrderDetail } from "#app/features/selling/orders/queries.server.ts";
import { trackOrder } from "#app/features/selling/orders/track-order.server.ts";
import { readOrderReceipts } from "#app/features/shop/documents/receipts.server.ts";
import { carrierName, trackingUrl, unrecordedCarrier } from "#app/features/shop/shipping/carriers.ts";
import type { Shop } from "#app/platform/env/context.ts";

import type { OrderPageActions } from "./order-actions.tsx";
import { orderPageTexts } from "./order-page.texts.ts";
import { readOrderProgress } from "./read-order-progress.server.ts";

/** What the buyer of an order can do with it, and when its parcels arrived. */
export async function readOrderActions({ db, env }: Shop, order: OrderDetail, now: Date): Promise<OrderPageActions> {
  const [{ withdraw, exchange, complain, receipt }, receipts, withdrawable, parcels, progress, tracked] =
    await Promise.all([
      orderLinks(order.id, env, now),
      readOrderReceipts(db, order.id),
      readWithdrawable(db, order.id),
      readParcels(db, order.id),
      readOrderProgress(db, order.id),
      trackOrder(db, order.orderNumber),
    ]);
  // The page itself is reached at any of the shop's addresses.
  const path = (link: string) => link.slice(env.PUBLIC_ORIGIN.length);
  return {
    progress: { ...progress, status: order.status, steps: tracked?.steps ?? [] },
    withdraw: path(withdraw),
    exchange: path(exchange),
    complain: path(complain),
    receipts: receipts.map(({ number, kind }) => ({ number, kind, address: `${path(receipt)}&number=${number}` })),
    terms: order.termsVersion ? `/documents/${order.termsVersion}.pdf` : null,
    information: order.withdrawalInfoVersion ? `/documents/${order.withdrawalInfoVersion}.pdf` : null,
    periods: withdrawable ? periodsOf(withdrawable) : [],
    parcels: parcels.map((parcel) => ({
      ...parcel,
      carrier: parcel.carrier === unrecordedCarrier ? orderPageTexts().yourItems : carrierName(parcel.carrier),
      trackingUrl: trackingUrl(parcel.carrier, parcel.trackingId),
    })),
  };
}

function periodsOf({ lines, period, returnAddress }: WithdrawableOrder): string[] {
  if (lines.every(({ available }) => available === 0)) return [];
  return [
    ...periodTexts(period),
    ...lines.flatMap((line) => replacedTexts(line).map((text) => `${line.name}: ${text}`)),
    ...sendToTexts(returnAddress),
  ];
}
