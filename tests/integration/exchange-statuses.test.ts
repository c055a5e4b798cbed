import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { readOrderPage } from "#app/admin/orders/read-order-page.server.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { lapseExchanges } from "#app/features/after-sale/cases/lapse-exchanges.server.ts";
import { readExchangePage } from "#app/features/after-sale/cases/read-exchange.server.ts";
import { readReturn } from "#app/features/after-sale/cases/read-return.server.ts";
import { sandboxProvider } from "#app/features/selling/payments/sandbox-provider.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import {
  caseStatuses,
  type ExchangeStatus,
  exchangeStatusFacts,
  returnStatusFacts,
} from "#app/shared/case-statuses.ts";
import { addDays } from "#app/shared/dates.ts";
import { heldExchange, receiveGoods, sendExchange } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { isListed } from "#tests/support/listed-cases.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
/** An exchange whose goods did not come lapses soon, and has lapsed. */
const [soon, lapsing] = [addDays(now, 20), addDays(now, 22)];

interface Case {
  order: Awaited<ReturnType<typeof deliveredOrder>>;
  returnId: string;
}

/** Makes an exchange, and brings it on. */
async function exchanged(next: (found: Case) => Promise<unknown> = async () => {}): Promise<Case> {
  const order = await deliveredOrder(db, sandboxProvider);
  const found = { order, returnId: await heldExchange(db, order) };
  await next(found);
  return found;
}

const lapse = () => lapseExchanges(db, lapsing);
const cancelOrder = ({ order: { orderId } }: Case) =>
  setOrderStatus(db, sandboxProvider, { orderId, status: "cancelled", actor: "kim" }, now);
const receive = ({ order, returnId }: Case) => receiveGoods(db, order, returnId);
const send = ({ returnId }: Case) => sendExchange(db, sandboxProvider, returnId);

const ways: Record<ExchangeStatus, () => Promise<Case>> = {
  held: () => exchanged(),
  sent: () =>
    exchanged(async (found) => {
      await receive(found);
      await send(found);
    }),
  lapsed: () => exchanged(lapse),
  cancelled: () => exchanged(cancelOrder),
};

const statusOf = async (returnId: string) => (await readReturn(db, returnId))?.exchange?.status;

const isLapsingSoon = (id: string) => isListed(db, id, { kind: "exchange", work: "lapsing" }, soon);
const lapsingSoon = async () =>
  (await readToday(db, builtInRoles.owner, soon)).tasks.find(({ task }) => task === "exchanges-lapsing")?.count ?? 0;

describe.each(caseStatuses("exchange"))("an exchange that is %s", (status) => {
  const { isHeld, isSent, isCancelled } = exchangeStatusFacts[status];
  let found: Case;
  let added = 0;
  beforeAll(async () => {
    const before = await lapsingSoon();
    found = await ways[status]();
    added = (await lapsingSoon()) - before;
  });

  it("was brought to it, and is seen by staff and its buyer", async () => {
    expect(await statusOf(found.returnId)).toBe(status);
    const known = (await readExchangePage(db, found.order.orderId, now))?.exchanges;
    expect(known).toMatchObject([{ returnId: found.returnId, status }]);
  });

  it(`${isHeld || isSent ? "took its replacement from" : "gave its replacement back to"} stock`, async () => {
    const id = `${found.order.garment}-black-l`;
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.id, id));
    expect(variant?.quantity).toBe(isHeld || isSent ? 9 : 10);
  });

  it(`${isHeld ? "lapses" : "does not lapse"} soon, in the list and on Today`, async () => {
    expect(await isLapsingSoon(found.returnId)).toBe(isHeld);
    expect(added).toBe(isHeld ? 1 : 0);
  });

  it(`${isSent ? "shows" : "shows no"} parcel with its replacement on the order`, async () => {
    const parcels = (await readOrderPage(db, found.order.orderId))?.parcels ?? [];
    const sent = parcels.flatMap(({ replacements }) => replacements.map(({ returnId }) => returnId));
    expect(sent).toEqual(isSent ? [found.returnId] : []);
  });

  it(`takes its goods ${isCancelled ? "though its return ended" : "as its return does"}, and ${isHeld ? "is" : "is not"} sent for them`, async () => {
    const fresh = await ways[status]();
    const page = await readReturn(db, fresh.returnId);
    const takesGoods = isCancelled || returnStatusFacts[page!.status].takesGoods;
    expect(page?.mayCome).toBe(takesGoods);
    expect((await receive(fresh)).kind).toBe(takesGoods ? "received" : "changed-meanwhile");
    expect((await send(fresh)).kind).toBe(isHeld ? "sent" : "changed-meanwhile");
    expect(await statusOf(fresh.returnId)).toBe(isHeld ? "sent" : status);
  });

  it.each([
    { by: "time", to: "lapsed", end: lapse },
    { by: "its order being cancelled", to: "cancelled", end: cancelOrder },
  ])(`${isHeld ? "is" : "is not"} ended by $by`, async ({ to, end }) => {
    const fresh = isHeld ? await ways[status]() : found;
    await end(fresh);
    expect(await statusOf(fresh.returnId)).toBe(isHeld ? to : status);
  });
});

it("only one that something else ended is cancelled", () => {
  const cancelled = caseStatuses("exchange").filter((status) => exchangeStatusFacts[status].isCancelled);
  expect(cancelled).toEqual(["cancelled"]);
});
