import { type ComplaintOrder, readComplaintOrder } from "#app/features/after-sale/cases/complaint-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import type { ComplaintPageView, LinkedOrder } from "./complaint-view.ts";
import { contactOf, earlierCases, readLinkedOrder } from "./linked-order.server.ts";

export type ComplaintForm = Extract<ComplaintPageView, { step: "form" }>;

const link = { purpose: "complaint-link", read: readComplaintOrder } as const;
/** The order of the page's signed link, see `readLinkedOrder`. */
export const readComplaintLink = (shop: Shop, url: URL, now: Date) => readLinkedOrder(shop, url, link, now);

/** The form as it opens: with the items of the signed link's order, else blank. */
export async function readComplaintForm(shop: Shop, url: URL, now: Date): Promise<ComplaintForm> {
  const { order, isExpired } = await readComplaintLink(shop, url, now);
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
  const [first, ...more] = order.lines;
  return {
    ...form,
    order: await linkedOrder(shop, order, now),
    // The same for every tab that is open on an order, until a complaint about it comes in.
    formId: `${order.id}:${order.complaints}`,
    values: { ...blank, ...contactOf(order) },
    // Of a single item there is no doubt which is meant.
    units: first && more.length === 0 && first.units === 1 ? { [first.id]: 1 } : {},
  };
}

/** What the page may show of an order to who holds its link. */
async function linkedOrder({ db }: Shop, order: ComplaintOrder, now: Date): Promise<LinkedOrder> {
  return {
    orderNumber: order.orderNumber,
    isLate: order.faultsUntil !== null && now.toISOString() > order.faultsUntil,
    lines: order.lines
      .filter(({ units }) => units > 0)
      .map(({ id, name, color, size, image, units }) => ({ id, name, color, size, image, units })),
    earlier: await earlierCases(db, "complaints", order.id),
  };
}
