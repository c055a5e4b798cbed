import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { createPayment } from "#app/features/selling/payments/create-payment.server.ts";
import { processPayment } from "#app/features/selling/payments/process-payment.server.ts";
import { setOrderStatus } from "#app/features/selling/payments/set-order-status.server.ts";
import { findStoredSection, saveSiteSection } from "#app/features/shop/content/commands.server.ts";
import { configurationCopy } from "#app/features/shop/content/configuration-copy.server.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { alwaysFail, type BindingCall, failAt, type Fault, withFaults } from "#tests/support/failing-bindings.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { expectOrderInvariants } from "#tests/support/order-invariants.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";
import { settleOrders } from "#workers/jobs/settle-orders.ts";

const shop = openTestShop();
const stock = 10;
const faults = ["before", "after"] as const;
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

async function paidOrder(provider: ReturnType<typeof fakeProvider>) {
  const garment = newId("garment");
  await stockGarment(shop.db, { id: garment, stock });
  const placed = await placeOrder(shop.db, orderOf(garment, { quantity: 2 }), now);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const created = await createPayment(shop.db, provider, placed.order.id, now);
  if (created.kind !== "created") throw new Error(created.kind);
  await processPayment(shop.db, provider, created.paymentId, { token: "test_visa" }, now);
  return { garment, orderId: placed.order.id };
}

/** Cancels a paid order while something fails, lets the job run once, and answers what came of it. */
async function cancelWhile(faultOf: (call: BindingCall) => Fault | undefined, provider = fakeProvider()) {
  const { garment, orderId } = await paidOrder(provider);
  const failing = withFaults(shop, faultOf);
  const change = { orderId, status: "cancelled" as const, actor: "kim" };
  const told = await setOrderStatus(failing.db, provider, change, now).then(
    ({ outcome }) => outcome,
    () => "failed" as const,
  );
  await settleOrders(shop, addMinutes(now, 2), provider);
  const [order] = await expectOrderInvariants(shop.db, garment, stock, provider);
  return { order, told, failing };
}

describe("cancelling a paid order while D1 fails", () => {
  it.each(faults)("%s its work at any step is done wholly or not at all, after one run of the job", async (fault) => {
    const { failing } = await cancelWhile(() => undefined);
    for (let nth = 1; nth <= failing.calls.length; nth++) {
      const { order, told } = await cancelWhile(failAt("DB", nth, fault));
      const done = order?.status === "cancelled" && order.paymentStatus === "refunded";
      const untouched = order?.status === "pending" && order.paymentStatus === "paid";
      expect(done || untouched).toBe(true);
      if (told !== "failed") expect(done).toBe(true);
    }
  });
});

describe("cancelling a paid order while the provider fails", () => {
  it.each(faults)("%s its work tells staff so, and the job gives the money back once", async (fault) => {
    const provider = fakeProvider((method, nth) => (method === "refund" && nth === 1 ? fault : undefined));
    const { order, told } = await cancelWhile(() => undefined, provider);
    expect(told).toBe("refund-pending");
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
  });
});

describe("the site configuration", () => {
  const voec = { isRegistered: false, number: "", nokPerSek: 0, account: 2675 };
  const vat = { mode: "included", rateHundredths: 25_50, oss: false, voec } as const;
  const save = async (saving: Shop, content: object) => {
    const stored = await findStoredSection(shop, "vat");
    return saveSiteSection(saving, "vat", content, { actor: "kim", now, basedOn: stored?.updatedAt ?? null });
  };
  const read = async (failing = shop) => (await readSiteConfiguration(failing)).vat;

  it("is what D1 says while KV fails at reading or at keeping its copy", async () => {
    await save(shop, vat);
    for (const fault of faults) {
      const failing = withFaults(shop, alwaysFail("CONFIG_CACHE", fault));
      expect((await readSiteConfiguration(failing)).vat).toEqual(vat);
      await failing.finished();
    }
  });

  it("is shown as staff saved it at once, for each save has a copy of its own", async () => {
    expect(await read()).toEqual(vat);
    await shop.finished();
    expect(await shop.env.CONFIG_CACHE.get((await configurationCopy(shop)).key)).not.toBeNull();
    await save(shop, { ...vat, rateHundredths: 25_00 });
    expect(await read()).toEqual({ ...vat, rateHundredths: 25_00 });
  });

  it("is saved while KV is down, and not saved while D1 is", async () => {
    await save(withFaults(shop, alwaysFail("CONFIG_CACHE")), vat);
    expect(await read()).toEqual(vat);
    await expect(save(withFaults(shop, alwaysFail("DB")), { ...vat, rateHundredths: 12_00 })).rejects.toThrow();
  });
});
