import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { readToday } from "#app/admin/today/read-today.server.ts";
import { complaints } from "#app/db/schema/complaints.server.ts";
import { returns } from "#app/db/schema/returns.server.ts";
import { findReturn } from "#app/features/after-sale/cases/find-return.server.ts";
import { lapseExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { recordComplaintStep } from "#app/features/after-sale/cases/record-complaint-step.server.ts";
import { refundLateGoods } from "#app/features/after-sale/cases/refund-late-goods.server.ts";
import { refundWithdrawal } from "#app/features/after-sale/cases/refund-withdrawal.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { returnLabel } from "#app/features/after-sale/cases/return-label.server.ts";
import { readOpenMatters } from "#app/features/people/personal-data/open-matters.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { caseStatuses, type ReturnStatus, returnStatusFacts } from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { makeComplaint, heldExchange, receiveGoods, sendExchange, giveNotice } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { isListed } from "#tests/support/listed-cases.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const actor = "kim";
/** When an exchange whose goods did not come has lapsed. */
const lapsing = addDays(now, 22);

interface Case {
  order: Awaited<ReturnType<typeof deliveredOrder>>;
  returnId: string;
}

const returnRow = async (id: string) => (await db.select().from(returns).where(eq(returns.id, id)))[0]!;

async function ofExchange(): Promise<Case> {
  const order = await deliveredOrder(db, sandboxProvider);
  return { order, returnId: await heldExchange(db, order) };
}

/** The goods of a complaint about two black ones, of which so many came back, once it is closed. */
async function ofClosedComplaint(quantity: number): Promise<Case> {
  const order = await deliveredOrder(db, sandboxProvider);
  const complaintId = await makeComplaint(shop, order, [[order.black, 2]]);
  const returnId = newId("ret");
  await requestGoods(shop, { id: complaintId, returnId, text: "", actor }, now);
  if (quantity > 0) await receiveGoods(db, order, returnId, { quantity });
  const [row] = await db.select().from(complaints).where(eq(complaints.id, complaintId));
  const step = { id: newId("cev"), complaintId, type: "closed", text: "", seen: row?.updatedAt ?? "", actor } as const;
  expect(await recordComplaintStep(shop, step, now)).toBe("done");
  return { order, returnId };
}

const refund = async ({ returnId }: Case) => {
  const { withdrawalId } = await returnRow(returnId);
  await refundWithdrawal(shop, withdrawalId ?? "", { actor, provider: sandboxProvider }, now);
};

const ways: Record<ReturnStatus, () => Promise<Case>> = {
  requested: async () => {
    const order = await deliveredOrder(db, sandboxProvider);
    const id = await giveNotice(shop, order, [[order.black, 1]]);
    const [row] = await db.select().from(returns).where(eq(returns.withdrawalId, id));
    return { order, returnId: row?.id ?? "" };
  },
  received: async () => {
    const found = await ways.requested();
    await receiveGoods(db, found.order, found.returnId);
    return found;
  },
  refunded: async () => {
    const found = await ways.received();
    await refund(found);
    return found;
  },
  declined: () => ofClosedComplaint(1),
  sent: async () => {
    const found = await ofExchange();
    await receiveGoods(db, found.order, found.returnId);
    await sendExchange(db, sandboxProvider, found.returnId);
    return found;
  },
  lapsed: async () => {
    const found = await ofExchange();
    await lapseExchanges(db, lapsing);
    return found;
  },
  cancelled: () => ofClosedComplaint(0),
};

/** How a return is left whose goods may come, or that is open: a new one of these needs its way. */
const exits: Record<LeftStatus, { to: ReturnStatus; leave: (found: Case) => Promise<unknown> }> = {
  requested: { to: "received", leave: ({ order, returnId }) => receiveGoods(db, order, returnId) },
  received: { to: "refunded", leave: refund },
  lapsed: {
    to: "refunded",
    leave: async ({ order, returnId }) => {
      await receiveGoods(db, order, returnId, { at: lapsing });
      await refundLateGoods(db, sandboxProvider, lapsing, returnId);
    },
  },
};
type LeftStatus = {
  [Status in ReturnStatus]: (typeof returnStatusFacts)[Status] extends { isOpen: true } | { takesGoods: true }
    ? Status
    : never;
}[ReturnStatus];

/** Whether a return, or the case whose goods it brings, waits for staff to settle it. */
const isToSettle = async (returnId: string) => {
  const { withdrawalId, complaintId } = await returnRow(returnId);
  return isListed(db, withdrawalId ?? complaintId ?? returnId, { work: "settle" }, now);
};

const toSettle = async () =>
  (await readToday(db, builtInRoles.owner, now)).tasks.find(({ task }) => task === "returns-to-settle")?.count ?? 0;

describe.each(caseStatuses("return"))("a return that is %s", (status) => {
  const { isOpen, takesGoods, hasGoods, hasLabel } = returnStatusFacts[status];
  let found: Case;
  let added = 0;
  beforeAll(async () => {
    const before = await toSettle();
    found = await ways[status]();
    added = (await toSettle()) - before;
  });

  it("was brought to it, and is seen by staff", async () => {
    const { returnId } = found;
    const page = await readReturn(db, returnId);
    expect(page).toMatchObject({ status });
    expect(await findReturn(db, page?.number ?? "")).toBe(returnId);
  });

  it(`${isOpen ? "keeps" : "does not keep"} its buyer's data`, async () => {
    const matters = await readOpenMatters(db, "asa.oberg@mail.example");
    const isKept = matters.some(({ kind, name }) => kind === "return" && name === found.order.orderNumber);
    expect(isKept).toBe(isOpen);
  });

  it(`${hasGoods ? "has" : "does not have"} all its goods, and ${isOpen && hasGoods ? "waits" : "does not wait"} for staff`, async () => {
    const lines = (await readReturn(db, found.returnId))?.lines ?? [];
    expect(lines.every(({ quantity, received }) => received === quantity)).toBe(hasGoods);
    expect(await isToSettle(found.returnId)).toBe(isOpen && hasGoods);
    expect(added).toBe(isOpen && hasGoods ? 1 : 0);
  });

  it(`${hasLabel ? "has a" : "has no"} label`, async () => {
    const site = await readSiteConfiguration(shop);
    const label = await returnLabel(db, { returnId: found.returnId, size: "A6", site }, now);
    expect(label !== null).toBe(hasLabel);
  });

  it(takesGoods ? "takes goods" : "takes no goods", async () => {
    const { order, returnId } = takesGoods ? await ways[status]() : found;
    expect((await readReturn(db, returnId))?.mayCome).toBe(takesGoods);
    const { kind } = await receiveGoods(db, order, returnId);
    expect(kind).toBe(takesGoods ? "received" : "changed-meanwhile");
  });
});

it.each(Object.entries(exits))("a return that is %s is left", async (status, { to, leave }) => {
  const found = await ways[status as LeftStatus]();
  await leave(found);
  expect((await returnRow(found.returnId)).status).toBe(to);
});

it("each has a label whose goods may come or came, and no other", () => {
  for (const { hasLabel, takesGoods, hasGoods } of Object.values(returnStatusFacts))
    expect(hasLabel).toBe(takesGoods || hasGoods);
});

it("goods come to none that staff declined or that was cancelled", () => {
  for (const status of ["declined", "cancelled"] as const)
    expect(returnStatusFacts[status]).toMatchObject({ isOpen: false, takesGoods: false });
});
