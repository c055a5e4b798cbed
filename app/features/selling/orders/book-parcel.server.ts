import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { parcelBookings } from "#app/db/schema/fulfilments.server.ts";

import type { Booking, Carrier, ParcelToBook } from "./carrier.server.ts";

/** The order that a parcel is booked for, in the version that was seen: it is booked once. */
interface BookedOrder {
  orderId: string;
  /** The order's `updatedAt`. */
  seen: string;
}

/**
 * Books a parcel, once for one version of its order: the row is written before the carrier is asked. When an answer was lost, the carrier is
 * not asked again: `no-answer` until staff have looked there and entered the tracking id.
 */
export async function bookParcel(
  db: Database,
  carrier: Carrier,
  { orderId, seen }: BookedOrder,
  parcel: ParcelToBook,
  now: Date,
): Promise<Booking> {
  const id = bookingId({ orderId, seen });
  const [claimed] = await db
    .insert(parcelBookings)
    .values({ id, orderId, service: carrier.name, askedAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: parcelBookings.id });
  if (!claimed) return knownBooking(db, id);
  const booking = await carrier.book(parcel);
  if (booking.kind === "booked") {
    const { reference, trackingId } = booking;
    await db.update(parcelBookings).set({ reference, trackingId }).where(eq(parcelBookings.id, id));
  }
  if (booking.kind === "refused") await db.delete(parcelBookings).where(eq(parcelBookings.id, id));
  return booking;
}

async function knownBooking(db: Database, id: string): Promise<Booking> {
  const [known] = await db.select().from(parcelBookings).where(eq(parcelBookings.id, id));
  if (!known || known.reference === null) return { kind: "no-answer" };
  return { kind: "booked", reference: known.reference, trackingId: known.trackingId };
}

/**
 * Takes the booking of a parcel back that is not sent after all. False when the carrier still has it; true also when there was none, or when
 * somebody else sent the parcel by it.
 */
export async function cancelBooking(
  db: Database,
  carrier: Carrier | null,
  { orderId, trackingId }: { orderId: string; trackingId: string },
): Promise<boolean> {
  const isSent = sql`EXISTS (SELECT 1 FROM fulfilments WHERE order_id = ${orderId} AND tracking_id = ${trackingId})`;
  const [booking] = await db
    .select()
    .from(parcelBookings)
    .where(and(isOf(orderId, trackingId), sql`NOT ${isSent}`));
  if (!booking?.reference) return true;
  if (carrier?.name !== booking.service || !(await carrier.cancel(booking.reference))) return false;
  await db.delete(parcelBookings).where(eq(parcelBookings.id, booking.id));
  return true;
}

/**
 * Takes back the booking of an order that is not sent by it, in the version that is seen: what was booked is no longer what is to be sent.
 * False when the carrier still has it, or never answered whether it does.
 */
export async function cancelUnsentBooking(db: Database, carrier: Carrier | null, order: BookedOrder): Promise<boolean> {
  const [booking] = await db
    .select()
    .from(parcelBookings)
    .where(eq(parcelBookings.id, bookingId(order)));
  if (!booking) return true;
  if (booking.reference === null) return false;
  return cancelBooking(db, carrier, { orderId: order.orderId, trackingId: booking.trackingId });
}

/** The bookings of orders' parcels, to print their labels. */
export async function readBookings(db: Database, orderIds: readonly string[]) {
  const list = sql`(SELECT value FROM json_each(${JSON.stringify(orderIds)}))`;
  return db
    .select()
    .from(parcelBookings)
    .where(and(inArray(parcelBookings.orderId, list), isNotNull(parcelBookings.reference)));
}

function isOf(orderId: string, trackingId: string) {
  return and(
    eq(parcelBookings.orderId, orderId),
    eq(parcelBookings.trackingId, trackingId),
    isNotNull(parcelBookings.reference),
  );
}

const bookingId = ({ orderId, seen }: BookedOrder) => `${orderId}@${seen}`;
