import { desc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { undoChange } from "#app/admin/audit/undo-change.server.ts";
import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { priceHistory, products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { discountCodes } from "#app/db/schema/customers.server.ts";
import { readHolds, withoutCampaignPrice } from "#app/features/catalogue/campaigns/prices-without-campaign.server.ts";
import { planCampaign, readCampaign, stopCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { changeStock } from "#app/features/catalogue/inventory/change-stock.server.ts";
import { archiveProduct, duplicateProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices, setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
let made = 0;
let ids: string[] = [];
beforeEach(async () => {
  made += 1;
  ids = Array.from({ length: 3 }, (_, i) => `undo-${made}-${i}`);
  for (const id of ids) await stockGarment(db, { id });
  await setPrices(db, ids, { kind: "set", priceOre: 300_00 }, { actor: "anna" }, now);
});

const lastEntry = async (action: AuditAction) => {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  if (!entry) throw new Error(`Nothing was recorded as ${action}`);
  return entry;
};
type Entry = Awaited<ReturnType<typeof lastEntry>>;
const undo = (entry: Entry, at = now, actor = "bo") =>
  undoByAction[entry.action as AuditAction]!(shop, entry, { actor, now: at });
const kronorOf = async () =>
  (await db.select().from(products).where(inArray(products.id, ids)).orderBy(products.id)).map(
    ({ priceOre, earlierPriceOre }) => [priceOre / 100, earlierPriceOre === null ? null : earlierPriceOre / 100],
  );
async function runningCampaign(id = `cmp_undo_${made}`, productIds = ids) {
  const input = {
    name: "Autumn",
    market: "se" as const,
    percent: 20,
    priceOre: null,
    facet: null,
    productIds,
    startsAt: after(40).toISOString(),
    endsAt: after(50).toISOString(),
  };
  await planCampaign(db, id, input, { actor: "anna", now });
  await startAndEndCampaigns(db, after(40));
  return id;
}

describe("while a campaign runs and after it", () => {
  it("brings back a product that was deleted meanwhile at its usual price once the campaign is over", async () => {
    await runningCampaign();
    await archiveProduct(db, ids[0]!, { actor: "anna" }, after(42));
    const entry = await lastEntry("product.deleted");
    await startAndEndCampaigns(db, after(50));
    expect(await undo(entry, after(51))).toBe("undone");
    expect(await kronorOf()).toEqual(ids.map(() => [300, null]));
    const history = await db.select().from(priceHistory).where(eq(priceHistory.productId, ids[0]!));
    expect(history.at(-1)).toMatchObject({ priceOre: 300_00, isReduced: false });
  });

  it("brings it back at the campaign's price while that runs, and the end takes it along", async () => {
    await runningCampaign();
    await archiveProduct(db, ids[0]!, { actor: "anna" }, after(42));
    expect(await undo(await lastEntry("product.deleted"), after(43))).toBe("undone");
    expect(await kronorOf()).toEqual(ids.map(() => [240, 300]));
    await startAndEndCampaigns(db, after(50));
    expect(await kronorOf()).toEqual(ids.map(() => [300, null]));
  });

  it("gives the usual price when a price that replaced the campaign's is undone after it", async () => {
    await runningCampaign();
    await setPrices(db, ids.slice(0, 2), { kind: "set", priceOre: 199_00 }, { actor: "anna" }, after(42));
    const entry = await lastEntry("products.price");
    await startAndEndCampaigns(db, after(50));
    expect(await undo(entry, after(51))).toBe("undone");
    expect(await kronorOf()).toEqual(ids.map(() => [300, null]));
  });

  it("leaves no product at the campaign's price when it ends while a deletion is undone", async () => {
    for (let round = 0; round < 5; round++) {
      const id = `undo-race-${round}`;
      await stockGarment(db, { id });
      await setPrices(db, [id], { kind: "set", priceOre: 300_00 }, { actor: "anna" }, now);
      ids = [id];
      const campaign = await runningCampaign(`cmp_race_${round}`, [id]);
      await archiveProduct(db, id, { actor: "anna" }, after(42));
      const entry = await lastEntry("product.deleted");
      const [outcome] = await Promise.all([undo(entry, after(50)), startAndEndCampaigns(db, after(50))]);
      if (outcome !== "undone") expect(await undo(entry, after(50))).toBe("undone");
      await startAndEndCampaigns(db, after(51));
      expect([round, (await readCampaign(db, campaign))?.state, ...(await kronorOf())]).toEqual([
        round,
        "ended",
        [300, null],
      ]);
    }
  });

  it("is copied at its usual price", async () => {
    await runningCampaign();
    const holds = await readHolds(db, ids);
    await duplicateProduct(
      db,
      ids[0]!,
      {
        actor: "anna",
        key: `copy-${made}`,
        usual: (fields) => withoutCampaignPrice(fields, ids[0]!, holds),
        writeStock: () => [],
      },
      after(42),
    );
    const [copy] = await db
      .select()
      .from(products)
      .where(sql`name LIKE '%(copy)%'`)
      .orderBy(desc(products.createdAt));
    expect(copy).toMatchObject({ priceOre: 300_00, earlierPriceOre: null });
    await stopCampaign(db, (await readCampaign(db, `cmp_undo_${made}`))!, { actor: "anna", now: after(43) });
  });
});

describe("two who undo at once", () => {
  it("undo a deletion, an edit of many and a change of stock once", async () => {
    const [variant] = await db.select().from(productVariants).where(eq(productVariants.productId, ids[0]!));
    const before = variant?.quantity ?? 0;
    await changeStock(
      db,
      [{ variantId: variant!.id, delta: 5 }],
      { reason: "correction", actor: "anna", note: "" },
      now,
    );
    await setPrices(db, ids, { kind: "set", priceOre: 250_00 }, { actor: "anna" }, after(1));
    const [stock, price] = [await lastEntry("stock.changed").catch(() => null), await lastEntry("products.price")];
    const undone = await Promise.all([1, 2, 3].map((i) => undoChange(shop, price.id, `a${i}`)));
    expect(undone.filter(({ tone }) => tone === "success").length).toBeGreaterThan(0);
    expect(await kronorOf()).toEqual(ids.map(() => [300, null]));
    if (stock) {
      await Promise.all([1, 2, 3].map(() => undo(stock, after(2))));
      const [now_] = await db.select().from(productVariants).where(eq(productVariants.id, variant!.id));
      expect(now_?.quantity).toBe(before);
    }
    const records = await db.select().from(auditLog).where(eq(auditLog.action, "audit.undone"));
    expect(records.filter(({ subjectId }) => subjectId === price.subjectId)).toHaveLength(1);
    await archiveProduct(db, ids[0]!, { actor: "anna" }, after(3));
    const deleted = await lastEntry("product.deleted");
    const answers = await Promise.all([1, 2, 3].map((i) => undoChange(shop, deleted.id, `b${i}`)));
    expect(answers.filter(({ tone }) => tone === "success").length).toBeGreaterThan(0);
    const again = await db.select().from(auditLog).where(eq(auditLog.action, "audit.undone"));
    expect(again.filter(({ subjectId }) => subjectId === ids[0])).toHaveLength(1);
  });

  it("never undo over what somebody saves at the same time: one of both is told", async () => {
    for (let round = 0; round < 5; round++) {
      await setPrices(db, ids, { kind: "set", priceOre: 250_00 + round * 100 }, { actor: "anna" }, after(1 + round));
      const entry = await lastEntry("products.price");
      const [undone, saved] = await Promise.all([
        undo(entry, after(1.5 + round)),
        setPrices(db, [ids[1]!], { kind: "set", priceOre: 111_00 }, { actor: "cia" }, after(1.5 + round)),
      ]);
      const prices = (await kronorOf()).map(([price]) => price);
      // Whichever came last holds: a saved price is never lost.
      expect([round, undone, saved.kind, prices[1]]).toEqual([round, undone, "changed", 111]);
    }
  });
});

describe("a change whose subject went on", () => {
  it("is refused as a whole when one of its products was deleted, and works again once that is undone", async () => {
    await setStates(db, ids, "draft", { actor: "anna" }, after(1));
    const states = await lastEntry("products.state");
    await archiveProduct(db, ids[2]!, { actor: "anna" }, after(2));
    expect(await undo(states, after(3))).toBe("gone");
    expect(await undo(await lastEntry("product.deleted"), after(3))).toBe("undone");
    expect(await undo(states, after(4))).toMatch(/^undone/);
  });

  it("is the deletion of a code whose name was given to another one: the new one stays", async () => {
    const [code, time] = [`UNDO${made}`, now.toISOString()];
    const row = { code, discountType: "percentage" as const, valueHundredths: 10_00, createdAt: time, updatedAt: time };
    await db.insert(discountCodes).values(row);
    await db.delete(discountCodes).where(eq(discountCodes.code, code));
    await db.insert(auditLog).values({
      id: `aud_code_${made}`,
      actor: "anna",
      action: "discount.deleted",
      subjectType: "discount",
      subjectId: code,
      subjectName: code,
      before: { discountType: "percentage", valueHundredths: 10_00 },
      after: null,
      createdAt: time,
    });
    await db.insert(discountCodes).values({ ...row, valueHundredths: 50_00 });
    expect(await undo(await lastEntry("discount.deleted"))).toBe("changed-since");
    const [kept] = await db.select().from(discountCodes).where(eq(discountCodes.code, code));
    expect(kept).toMatchObject({ valueHundredths: 50_00 });
  });
});
