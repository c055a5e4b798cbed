import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import type { TodayTask } from "#app/admin/today/today-tasks.ts";
import { fulfilments } from "#app/db/schema/fulfilments.server.ts";
import { withdrawals } from "#app/db/schema/withdrawals.server.ts";
import {
  closeUnmatched,
  decideLate,
  matchWithdrawal,
} from "#app/features/after-sale/cases/decide-withdrawal.server.ts";
import { readNotice } from "#app/features/after-sale/cases/read-notice.server.ts";
import { readReceipt } from "#app/features/after-sale/cases/read-withdrawal-receipt.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { withdrawalUpdate } from "#app/features/after-sale/cases/withdrawal-email.server.tsx";
import { receiptFacts } from "#app/features/after-sale/cases/withdrawal-texts.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { recordDelivery } from "#app/features/selling/orders/record-delivery.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { caseStages, caseStatuses, type WithdrawalStatus, withdrawalStatusFacts } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import { giveNotice } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { isListed } from "#tests/support/listed-cases.ts";
import { paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "kim";
/** After the last day for the money of every notice here. */
const later = addDays(now, 90);

interface Notice {
  id: string;
  /** The order that it is of; null while that is not known. */
  orderNumber: string | null;
}

/** A notice from a black one that was delivered, some days before it. */
async function ofDelivered(days: number): Promise<Notice> {
  const order = await deliveredOrder(db, sandboxProvider);
  const { orderId, orderNumber, black } = order;
  const [parcel] = await db.select().from(fulfilments).where(eq(fulfilments.orderId, orderId));
  const delivery = { orderId, fulfilmentId: parcel?.id ?? "", deliveredAt: now.toISOString() };
  await recordDelivery(db, { ...delivery, source: "carrier", actor: "system" }, now);
  return { id: await giveNotice(shop, order, [[black, 1]], addDays(now, days)), orderNumber };
}

const ways: Record<WithdrawalStatus, () => Promise<Notice>> = {
  unmatched: async () => ({ id: await giveNotice(shop, null), orderNumber: null }),
  late: () => ofDelivered(60),
  open: () => ofDelivered(1),
  refunded: async () => {
    const order = await paidOrder(db, sandboxProvider);
    return { id: await giveNotice(shop, order, [[order.black, 1]]), orderNumber: order.orderNumber };
  },
  closed: async () => {
    const notice = await ways.unmatched();
    await closeUnmatched(db, { ...notice, actor }, now);
    return notice;
  },
  declined: async () => {
    const notice = await ways.late();
    await decideLate(shop, { id: notice.id, accept: false, actor }, now);
    return notice;
  },
};

type WaitsFor = NonNullable<(typeof withdrawalStatusFacts)[WithdrawalStatus]["waitsFor"]>;

/** How staff leave a notice, by what it waits for, and where that leads. */
const exits: Record<WaitsFor, { to: WithdrawalStatus; leave: (id: string) => Promise<unknown> }[]> = {
  order: [
    {
      to: "refunded",
      leave: async (id) => {
        const { orderNumber } = await paidOrder(db, sandboxProvider);
        return matchWithdrawal(shop, { id, orderNumber, units: null, actor }, now);
      },
    },
    { to: "closed", leave: (id) => closeUnmatched(db, { id, actor }, now) },
  ],
  decision: [true, false].map((accept) => ({
    to: accept ? "open" : "declined",
    leave: (id) => decideLate(shop, { id, accept, actor }, now),
  })),
  refund: [{ to: "refunded", leave: (id) => refundWithdrawal(shop, id, { actor, provider: sandboxProvider }, now) }],
};
const allExits = Object.entries(exits).flatMap(([from, found]) => found.map((exit) => ({ ...exit, from })));

/** Where Today counts what waits; what waits for its refund is counted by its last day. */
const tasks: Record<WaitsFor, TodayTask> = {
  order: "withdrawals-unmatched",
  decision: "withdrawals-late",
  refund: "withdrawals-overdue",
};

const statusOf = async (id: string) => (await db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.status;

const counted = async () => {
  const found = (await readToday(db, builtInRoles.owner, later)).tasks;
  return (task: TodayTask) => found.find((one) => one.task === task)?.count ?? 0;
};

describe.each(caseStatuses("withdrawal"))("a notice that is %s", (status) => {
  const { isOpen, waitsFor, isDeclined, stage } = withdrawalStatusFacts[status];
  let notice: Notice;
  let added: (task: TodayTask) => number;
  beforeAll(async () => {
    const before = await counted();
    notice = await ways[status]();
    const after = await counted();
    added = (task) => after(task) - before(task);
  });

  it("was brought to it, and is seen by staff and by its sender", async () => {
    const { id, orderNumber } = notice;
    for (const state of caseStages)
      expect([state, await isListed(db, id, { kind: "withdrawal", state }, now)]).toEqual([state, state === stage]);
    expect(await isListed(db, id, { state: "open" }, now)).toBe(isOpen);
    expect(await readNotice(db, id)).toMatchObject({ receipt: { status } });
    const receipt = await readReceipt(db, id);
    expect(receipt).toMatchObject({ id, status });
    const tellsMoney = receiptFacts(receipt!).some(([name]) => name === "Refund");
    expect(tellsMoney).toBe(orderNumber !== null && waitsFor !== "decision" && !isDeclined);
  });

  it(`${isOpen ? "is" : "is not"} due one day, and ${isOpen ? "keeps" : "does not keep"} its sender's data`, async () => {
    const { id, orderNumber } = notice;
    expect(await isListed(db, id, { work: "refund-overdue" }, later)).toBe(isOpen);
    const open = await readOpenMatters(db, "asa.oberg@mail.example");
    const matter = orderNumber ? { kind: "withdrawal", name: orderNumber } : { kind: "notice", name: id };
    expect(open.some(({ kind, name }) => kind === matter.kind && name === matter.name)).toBe(isOpen);
  });

  it(`is counted on Today ${waitsFor ? `while it waits for its ${waitsFor}` : "no more"}`, () => {
    expect(added(tasks.order)).toBe(waitsFor === "order" ? 1 : 0);
    expect(added(tasks.decision)).toBe(waitsFor === "decision" ? 1 : 0);
    expect(added(tasks.refund)).toBe(isOpen ? 1 : 0);
  });

  it(`${isDeclined ? "is" : "is not"} told to have come too late`, async () => {
    const subject = (await withdrawalUpdate.render(notice.id, shop))?.subject ?? "";
    expect(/came too late/.test(subject)).toBe(isDeclined);
  });

  it("stays as it is when staff do what it does not wait for", async () => {
    for (const { leave } of allExits.filter(({ from }) => from !== waitsFor)) await leave(notice.id);
    expect(await statusOf(notice.id)).toBe(status);
  });

  it.runIf(isOpen).each(waitsFor === null ? [] : exits[waitsFor])("can be left, to be $to", async ({ to, leave }) => {
    const { id } = await ways[status]();
    await leave(id);
    expect(await statusOf(id)).toBe(to);
  });
});

it("each open notice waits for something, and no other does", () => {
  for (const { isOpen, waitsFor } of Object.values(withdrawalStatusFacts)) expect(isOpen).toBe(waitsFor !== null);
});

it("only one that staff refuse is declined", () => {
  const declined = caseStatuses("withdrawal").filter((status) => withdrawalStatusFacts[status].isDeclined);
  expect(declined).toEqual([exits.decision.at(-1)?.to]);
});
