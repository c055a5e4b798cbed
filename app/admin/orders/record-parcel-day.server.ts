import { eq } from "drizzle-orm";

import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { enqueueMail } from "#app/features/mail/queue-mail.server.ts";
import { type RecordedDelivery, recordDelivery } from "#app/features/orders/deliveries.server.ts";
import type { Shop } from "#app/platform/context.ts";

import { deliveryTime } from "./delivery-day.ts";

/** Records the day on which staff say that a parcel arrived, and sends the e-mail of it if it was the last. Throws when D1 fails. */
export async function recordParcelDay(
  shop: Shop,
  { orderId, fulfilmentId, day, actor }: { orderId: string; fulfilmentId: string; day: string; actor: string },
): Promise<RecordedDelivery["kind"]> {
  const now = new Date();
  const [parcel] = await shop.db
    .select({ sentAt: fulfilments.createdAt })
    .from(fulfilments)
    .where(eq(fulfilments.id, fulfilmentId));
  if (!parcel) return "unknown-parcel";
  const deliveredAt = deliveryTime(day, parcel.sentAt, now);
  const delivery = { orderId, fulfilmentId, deliveredAt, source: "staff", actor } as const;
  const recorded = await recordDelivery(shop.db, delivery, now);
  if (recorded.kind === "recorded") enqueueMail(shop, recorded.outboxId);
  return recorded.kind;
}
