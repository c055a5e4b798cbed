import { asc, eq, sql } from "drizzle-orm";

import type { Database } from "#app/db/client.server.ts";
import { complaintEvents, complaintLines, complaints } from "#app/db/schema/complaints.server.ts";
import { orderLines, orders } from "#app/db/schema/orders.server.ts";
import { storedFiles } from "#app/db/schema/site.server.ts";
import { localColor } from "#app/features/catalogue/products/color-names.server.ts";
import { localSize } from "#app/features/catalogue/products/size-names.server.ts";
import { returnAddressOf } from "#app/features/shop/markets/return-address.server.ts";
import type { Environment } from "#app/platform/env/env.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import type { Complaint } from "./complaint.ts";

/** A complaint with its order, items, photos and what happened to it; null when there is none. */
export async function readComplaint(db: Database, id: string): Promise<Complaint | null> {
  const [[told], [order], lines, photos, events] = await db.batch([
    db.select().from(complaints).where(eq(complaints.id, id)),
    db
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        country: orders.country,
        currency: orders.currency,
        email: orders.email,
        returnAddress: returnAddressOf(sql`${orders.market}`).as("return_address"),
      })
      .from(orders)
      .where(eq(orders.id, sql`(SELECT order_id FROM complaints WHERE id = ${id})`)),
    db
      .select({
        id: orderLines.id,
        variantId: orderLines.variantId,
        name: orderLines.name,
        color: localColor(orderLines.color).as("local_color"),
        size: localSize(orderLines.size),
        image: orderLines.image,
        quantity: sql<number>`${complaintLines.quantity}`.as("faulty"),
      })
      .from(complaintLines)
      .innerJoin(orderLines, eq(orderLines.id, complaintLines.orderLineId))
      .where(eq(complaintLines.complaintId, id))
      .orderBy(asc(orderLines.position)),
    db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(eq(storedFiles.uploadKey, sql`(SELECT picture_key FROM complaints WHERE id = ${id})`))
      .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id)),
    db
      .select()
      .from(complaintEvents)
      .where(eq(complaintEvents.complaintId, id))
      .orderBy(asc(complaintEvents.createdAt), sql`rowid`),
  ]);
  if (!told) return null;
  const wasMatchedByStaff = events.some(({ type }) => type === "matched");
  const shown = order && {
    id: order.id,
    orderNumber: order.orderNumber,
    country: order.country,
    currency: order.currency,
    returnAddress: order.returnAddress,
  };
  return {
    ...told,
    order: shown ?? null,
    isOfBuyer: order !== undefined && (!wasMatchedByStaff || order.email === told.email),
    lines,
    photos: photos.map((photo) => photo.id),
    events,
  };
}

/** The signed link to a complaint's own page, for whoever told it: an absolute URL. */
export async function complaintLink(
  id: string,
  { PUBLIC_ORIGIN, LINK_SECRET }: Pick<Environment, "PUBLIC_ORIGIN" | "LINK_SECRET">,
  now: Date,
): Promise<string> {
  const key = await signLink("complaint-page", id, LINK_SECRET, now);
  return `${PUBLIC_ORIGIN}${localPath("/complaint/status")}?${new URLSearchParams({ id, key })}`;
}
