import { basisOf } from "#app/features/after-sale/cases/notice-parts.ts";
import { unitsInTime } from "#app/features/after-sale/cases/replaced-units.ts";
import { type WithdrawableOrder, readWithdrawable } from "#app/features/after-sale/cases/withdrawable-order.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { newId } from "#app/shared/ids.ts";

import { contactOf, earlierCases, readLinkedOrder } from "./linked-order.server.ts";
import type { LinkedOrder, WithdrawView } from "./withdraw-view.ts";

export type WithdrawForm = Extract<WithdrawView, { step: "form" }>;

const link = { purpose: "withdrawal-link", read: readWithdrawable } as const;
/** The order of the page's signed link, see `readLinkedOrder`. */
export const readWithdrawLink = (shop: Shop, url: URL, now: Date) => readLinkedOrder(shop, url, link, now);

/** The form as it opens: filled in from the order of the signed link, with its items chosen; else blank. */
export async function readWithdrawForm(shop: Shop, url: URL, now: Date): Promise<WithdrawForm> {
  const { order, isExpired } = await readWithdrawLink(shop, url, now);
  const form = { step: "form", isExpired, errors: {}, notice: null } as const;
  if (!order)
    return {
      ...form,
      order: null,
      formId: newId(),
      values: { name: "", reference: "", email: "", items: "" },
      units: {},
    };
  const linked = await linkedOrder(shop, order, now);
  return {
    ...form,
    order: linked,
    formId: formIdOf(order, linked.earlier.length),
    values: { ...contactOf(order), items: "" },
    units: unitsChosen(order, now),
  };
}

/** All units that are left; once the order's periods have ended, those whose own have not, if there are any. */
function unitsChosen({ lines, period }: WithdrawableOrder, now: Date): Record<string, number> {
  const at = now.toISOString();
  const inTime = lines.map((line): [string, number] => [line.id, unitsInTime(line, period, at)]);
  return basisOf(at, period) === "late" && inTime.some(([, units]) => units > 0)
    ? Object.fromEntries(inTime)
    : Object.fromEntries(lines.map(({ id, available }) => [id, available]));
}

/**
 * The same for every tab that is open on an order, until something of it is withdrawn or refunded: what is declared again after an
 * earlier notice was declined is another notice.
 */
function formIdOf({ id, lines }: WithdrawableOrder, earlier: number): string {
  return `${id}:${earlier}:${lines.reduce((sum, { quantity, available }) => sum + quantity - available, 0)}`;
}

/** What the page may show of an order to who holds its link. */
async function linkedOrder({ db }: Shop, order: WithdrawableOrder, now: Date): Promise<LinkedOrder> {
  return {
    orderNumber: order.orderNumber,
    currency: order.currency,
    period: order.period,
    returnAddress: order.returnAddress,
    isLate: basisOf(now.toISOString(), order.period) === "late",
    lines: order.lines.map(({ id, name, color, size, image, quantity, available, replaced }) => ({
      id,
      name,
      color,
      size,
      image,
      quantity,
      available,
      replaced,
    })),
    earlier: await earlierCases(db, "withdrawals", order.id),
  };
}
