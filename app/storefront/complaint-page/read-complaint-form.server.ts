import { asc, eq } from "drizzle-orm";

import { complaints } from "#app/db/schema/complaints.server.ts";
import { type ComplaintOrder, readComplaintOrder } from "#app/features/after-sale/complaints/complaint-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { linkSecrets } from "#app/platform/env/env.server.ts";
import { checkLink } from "#app/platform/http/signed-link.server.ts";
import { newId } from "#app/shared/ids.ts";

import type { ComplaintPageView, LinkedOrder } from "./complaint-view.ts";

export type ComplaintForm = Extract<ComplaintPageView, { step: "form" }>;

/** The order of the page's signed link, and whether it has expired; without a valid one, no order. */
export async function readLinkedOrder(
  { db, env }: Shop,
  { searchParams }: URL,
  now: Date,
): Promise<{ order: ComplaintOrder | null; isExpired: boolean }> {
  const [id, key] = [searchParams.get("id"), searchParams.get("key")];
  const link = id && key ? await checkLink("complaint-link", id, key, linkSecrets(env), now) : "forged";
  if (!id || link !== "valid") return { order: null, isExpired: link === "expired" };
  return { order: await readComplaintOrder(db, id), isExpired: false };
}

/** The form as it opens: with the items of the signed link's order, else blank. */
export async function readComplaintForm(shop: Shop, url: URL, now: Date): Promise<ComplaintForm> {
  const { order, isExpired } = await readLinkedOrder(shop, url, now);
  const blank = { items: "", description: "", noticedOn: "", wish: "suggest" };
  const form = {
    step: "form",
    isExpired,
    pictureKey: newId("cpl"),
    keptPhotos: 0,
    errors: {},
    notice: null,
  } as const;
  if (!order)
    return {
      ...form,
      order: null,
      formId: newId(),
      values: { ...blank, name: "", reference: "", email: "" },
      units: {},
    };
  const { firstName, lastName, email, orderNumber: reference } = order;
  const [first, ...more] = order.lines;
  return {
    ...form,
    order: await linkedOrder(shop, order, now),
    // The same for every tab that is open on an order, until a complaint about it comes in.
    formId: `${order.id}:${order.complaints}`,
    values: { ...blank, name: `${firstName} ${lastName}`.trim(), reference, email },
    // Of a single item there is no doubt which is meant.
    units: first && more.length === 0 && first.units === 1 ? { [first.id]: 1 } : {},
  };
}

/** What the page may show of an order to who holds its link. */
async function linkedOrder({ db }: Shop, order: ComplaintOrder, now: Date): Promise<LinkedOrder> {
  const earlier = await db
    .select({ id: complaints.id })
    .from(complaints)
    .where(eq(complaints.orderId, order.id))
    .orderBy(asc(complaints.receivedAt));
  return {
    orderNumber: order.orderNumber,
    isLate: order.faultsUntil !== null && now.toISOString() > order.faultsUntil,
    lines: order.lines
      .filter(({ units }) => units > 0)
      .map(({ id, name, color, size, image, units }) => ({ id, name, color, size, image, units })),
    earlier: earlier.map(({ id }) => id),
  };
}
