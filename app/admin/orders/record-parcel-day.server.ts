import { eq } from "drizzle-orm";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { type CorrectedDelivery, correctDelivery } from "#app/features/selling/orders/correct-delivery.server.ts";
import { deliveryTime } from "#app/features/selling/orders/delivery-day.ts";
import { type RecordedDelivery, recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { enqueueMail } from "#app/features/shop/mail/queue-mail.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

/** Records the day on which staff say that a parcel arrived, and sends the e-mail of it if it was the last. */
export async function recordParcelDay(
  shop: Shop,
  { orderId, fulfilmentId, day, actor }: { orderId: string; fulfilmentId: string; day: string; actor: string },
): Promise<RecordedDelivery["kind"]> {
  const now = new Date();
  const deliveredAt = await timeOf(shop, fulfilmentId, day, now);
  if (deliveredAt === null) return "unknown-parcel";
  const delivery = { orderId, fulfilmentId, deliveredAt, source: "staff", actor } as const;
  const recorded = await recordDelivery(shop.db, delivery, now);
  if (recorded.kind === "recorded") enqueueMail(shop, recorded.outboxId);
  return recorded.kind;
}

/** Corrects the day on which staff say that a parcel arrived; null says that it did not. */
export async function correctParcelDay(
  shop: Shop,
  correction: { orderId: string; fulfilmentId: string; day: string | null; reason: string; actor: string },
): Promise<CorrectedDelivery["kind"]> {
  const now = new Date();
  const { fulfilmentId, day } = correction;
  const deliveredAt = day === null ? null : await timeOf(shop, fulfilmentId, day, now);
  if (day !== null && deliveredAt === null) return "unknown-parcel";
  const corrected = await correctDelivery(shop.db, { ...correction, deliveredAt }, now);
  if (corrected.kind === "corrected") enqueueMail(shop, corrected.outboxId);
  return corrected.kind;
}

async function timeOf({ db }: Shop, fulfilmentId: string, day: string, now: Date): Promise<string | null> {
  const [parcel] = await db
    .select({ sentAt: fulfilments.createdAt })
    .from(fulfilments)
    .where(eq(fulfilments.id, fulfilmentId));
  return parcel ? deliveryTime(day, parcel.sentAt, now) : null;
}
