import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { auditLog } from "#app/db/schema/audit.server.ts";
import { campaignProducts } from "#app/db/schema/campaigns.server.ts";
import { priceHistory, productFacets, products } from "#app/db/schema/catalogue.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { type CampaignInput, campaignInputSchema } from "#app/features/catalogue/campaigns/campaign-input.ts";
import { previewCampaign, readCampaignProducts } from "#app/features/catalogue/campaigns/preview-campaign.server.ts";
import {
  editCampaign,
  planCampaign,
  readCampaign,
  stopCampaign,
} from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { listProducts, listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { updateSaleFlags } from "#app/features/catalogue/products/update-sale-flags.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);
const anna = (moment: Date) => ({ actor: "anna", now: moment });
let made = 0;
let ids: string[] = [];

/** Garments that have cost 300 kr since now, and nothing before. */
beforeEach(async () => {
  made += 1;
  ids = Array.from({ length: 3 }, (_, i) => `camp-${made}-${i}`);
  for (const id of ids) await stockGarment(db, { id });
  await setPrices(db, ids, { kind: "set", priceOre: 300_00 }, { actor: "anna" }, now);
});

const plan = (change: Partial<CampaignInput> = {}): CampaignInput => ({
  name: "Autumn",
  market: "se",
  percent: 20,
  priceOre: null,
  facet: null,
  productIds: ids,
  startsAt: after(40).toISOString(),
  endsAt: after(50).toISOString(),
  ...change,
});
async function planned(change: Partial<CampaignInput> = {}, id = `cmp_${made}`) {
  await planCampaign(db, id, plan(change), anna(now));
  return (await readCampaign(db, id))!;
}
const pricesNow = async () =>
  (await db.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id))).map(
    ({ priceOre, earlierPriceOre }) => [priceOre / 100, earlierPriceOre === null ? null : earlierPriceOre / 100],
  );
const historyOf = async (id: string) =>
  (
    await db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.productId, id))
      .orderBy(sql`valid_from, rowid`)
  ).map(({ priceOre, isReduced, validFrom }) => ({ kronor: priceOre / 100, isReduced, validFrom }));
const shown = async () => (await listProductsById(db, ids)).map(({ earlierPriceOre }) => earlierPriceOre);
const listedAsSale = async () =>
  (await db.select().from(productFacets).where(eq(productFacets.facet, "sale")))
    .map(({ productId }) => productId)
    .filter((id) => ids.includes(id))
    .toSorted();
const stateOf = async (id: string) => (await readCampaign(db, id))?.state;

describe("a campaign", () => {
  it("gives its prices at its start and takes them back at its end, each recorded once, and says which pages show it", async () => {
    const { id } = await planned();
    expect(await startAndEndCampaigns(db, after(39))).toEqual({});
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));

    expect(await startAndEndCampaigns(db, after(40))).toEqual({ products: ids, listings: true });
    expect(await stateOf(id)).toBe("running");
    expect(await pricesNow()).toEqual(ids.map(() => [240, 300]));
    expect(await shown()).toEqual(ids.map(() => 300_00));
    expect(await listedAsSale()).toEqual(ids);
    expect(await startAndEndCampaigns(db, after(41))).toEqual({});

    expect(await startAndEndCampaigns(db, after(50))).toEqual({ products: ids, listings: true });
    expect(await stateOf(id)).toBe("ended");
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
    expect(await listedAsSale()).toEqual([]);
    expect(await historyOf(ids[0]!)).toEqual([
      { kronor: 300, isReduced: false, validFrom: now.toISOString() },
      { kronor: 240, isReduced: true, validFrom: after(40).toISOString() },
      { kronor: 300, isReduced: false, validFrom: after(50).toISOString() },
    ]);
    expect(await startAndEndCampaigns(db, after(51))).toEqual({});
  });

  it("happens once though two runs of the job are there at once", async () => {
    await planned();
    await Promise.all([startAndEndCampaigns(db, after(40)), startAndEndCampaigns(db, after(40))]);
    expect(await pricesNow()).toEqual(ids.map(() => [240, 300]));
    expect(await historyOf(ids[0]!)).toHaveLength(2);
    await Promise.all([startAndEndCampaigns(db, after(50)), startAndEndCampaigns(db, after(50))]);
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
    expect(await historyOf(ids[0]!)).toHaveLength(3);
  });

  it("sets a price instead of a percentage, and leaves out what costs no more already or is priced in another currency", async () => {
    await setPrices(db, [ids[1]!], { kind: "set", priceOre: 199_00 }, { actor: "anna" }, after(1));
    await db.update(products).set({ currency: "EUR" }).where(eq(products.id, ids[2]!));
    await planned({ percent: null, priceOre: 249_00 });
    await startAndEndCampaigns(db, after(40));
    expect(await pricesNow()).toEqual([
      [249, 300],
      [199, null],
      [300, null],
    ]);
  });

  it("holds for a listing as it is when it starts", async () => {
    const { id } = await planned({ facet: "mens", productIds: [] });
    await db.update(products).set({ published: false }).where(eq(products.id, ids[2]!));
    await startAndEndCampaigns(db, after(40));
    const held = await db.select().from(campaignProducts).where(eq(campaignProducts.campaignId, id));
    expect(held.map(({ productId }) => productId)).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    expect(held.map(({ productId }) => productId)).not.toContain(ids[2]);
    await stopCampaign(db, (await readCampaign(db, id))!, anna(after(41)));
  });

  it("keeps a price that staff set while it ran", async () => {
    await planned();
    await startAndEndCampaigns(db, after(40));
    await setPrices(db, [ids[0]!], { kind: "set", priceOre: 199_00 }, { actor: "anna" }, after(42));
    await startAndEndCampaigns(db, after(50));
    expect((await pricesNow()).map(([price]) => price)).toEqual([199, 300, 300]);
  });

  it("takes no product that another one holds, and may follow it at once", async () => {
    await planned();
    const second = await planned({ percent: 50, startsAt: after(45).toISOString() }, `cmp_${made}b`);
    await startAndEndCampaigns(db, after(40));
    expect((await previewCampaign(db, second, after(41))).map(({ heldBy }) => heldBy)).toEqual(ids.map(() => "Autumn"));
    await startAndEndCampaigns(db, after(45));
    expect((await pricesNow()).map(([price]) => price)).toEqual([240, 240, 240]);
    const third = await planned({ percent: 50, startsAt: after(50).toISOString(), endsAt: null }, `cmp_${made}c`);
    const foreseen = await previewCampaign(db, third, after(46));
    expect(foreseen).toMatchObject(ids.map(() => ({ priceOre: 300_00, nextOre: 150_00, priorOre: 240_00 })));
    await startAndEndCampaigns(db, after(50));
    expect(await pricesNow()).toEqual(ids.map(() => [150, 300]));
    // Raised for no time at all: the price of the 30 days before is the first campaign's.
    expect(await shown()).toEqual(foreseen.map(({ priorOre }) => priorOre));
  });

  it("never starts when it was over before the job ran", async () => {
    const { id } = await planned();
    expect(await startAndEndCampaigns(db, after(60))).toEqual({});
    expect(await stateOf(id)).toBe("cancelled");
    expect(await historyOf(ids[0]!)).toHaveLength(1);
  });
});

describe("the clock", () => {
  it("starts at the very moment and not a millisecond before, and ends so, too", async () => {
    await planned();
    const [starts, ends] = [after(40).getTime(), after(50).getTime()];
    expect(await startAndEndCampaigns(db, new Date(starts - 1))).toEqual({});
    await startAndEndCampaigns(db, new Date(starts));
    expect(await pricesNow()).toEqual(ids.map(() => [240, 300]));
    expect(await startAndEndCampaigns(db, new Date(ends - 1))).toEqual({});
    await startAndEndCampaigns(db, new Date(ends));
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
  });

  it.each([
    ["spring forward", "2027-03-28T00:00", "2027-03-29T00:00", 23],
    ["fall back", "2027-10-31T00:00", "2027-11-01T00:00", 25],
  ])("lasts a Swedish day when clocks %s", async (_, from, to, hours) => {
    const form = { name: "Day", kind: "percent", value: "20", scope: "named", products: ids.join("\n") };
    const input = campaignInputSchema.parse({ ...form, startsAt: from, endsAt: to });
    const [starts, ends] = [new Date(input.startsAt), new Date(input.endsAt ?? "")];
    expect((ends.getTime() - starts.getTime()) / 3_600_000).toBe(hours);
    await planCampaign(db, `cmp_${made}`, input, anna(now));
    const reductions = [];
    for (let at = starts.getTime() - 3_600_000; at <= ends.getTime() + 3_600_000; at += 3_600_000) {
      await startAndEndCampaigns(db, new Date(at));
      reductions.push((await pricesNow())[0]?.[0]);
    }
    expect(reductions.filter((price) => price === 240)).toHaveLength(hours);
    expect([reductions.at(0), reductions.at(-1)]).toEqual([300, 300]);
  });

  it("goes on where a job was killed, at the start and at the end, and records each price once", async () => {
    const { id } = await planned();
    /** A database that dies after so many batches. */
    const dyingAfter = (batches: number) => {
      let left = batches;
      return new Proxy(db, {
        get(target, name) {
          if (name !== "batch") return Reflect.get(target, name, target) as unknown;
          return (...all: Parameters<typeof db.batch>) => {
            if (left-- === 0) throw new Error("The job was killed");
            return target.batch(...all);
          };
        },
      });
    };
    await expect(startAndEndCampaigns(dyingAfter(1), after(40))).rejects.toThrow("killed");
    expect(await stateOf(id)).toBe("planned");
    expect(await pricesNow()).toEqual(ids.map(() => [240, 300]));
    // Begun is begun: it is edited no more, and stopping gives the prices back.
    const begun = (await readCampaign(db, id))!;
    const edit = { campaign: begun, input: plan({ percent: 50 }), basedOn: begun.updatedAt };
    expect(await editCampaign(db, edit, anna(after(40)))).toBe("begun");
    await startAndEndCampaigns(db, after(40.1));
    expect(await stateOf(id)).toBe("running");
    await expect(startAndEndCampaigns(dyingAfter(1), after(50))).rejects.toThrow("killed");
    expect(await stateOf(id)).toBe("running");
    await Promise.all([startAndEndCampaigns(db, after(50.1)), startAndEndCampaigns(db, after(50.1))]);
    expect(await stateOf(id)).toBe("ended");
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
    for (const one of ids) expect(await historyOf(one)).toHaveLength(3);
  });

  it("gives prices back at the next run when it stood still for the whole of a campaign that had begun to start", async () => {
    const { id } = await planned();
    await db.insert(campaignProducts).values({
      campaignId: id,
      productId: ids[0]!,
      priceOre: 240_00,
      priceBeforeOre: 300_00,
      earlierBeforeOre: null,
    });
    await db.update(products).set({ priceOre: 240_00, earlierPriceOre: 300_00 }).where(eq(products.id, ids[0]!));
    await startAndEndCampaigns(db, after(60));
    await startAndEndCampaigns(db, after(60.01));
    expect(await stateOf(id)).toBe("ended");
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
  });

  it("leaves out what came after its start, and what is saved, taken down or deleted at the same time", async () => {
    const { id } = await planned();
    const [, edited] = await Promise.all([
      startAndEndCampaigns(db, after(40)),
      setPrices(db, [ids[0]!], { kind: "set", priceOre: 280_00 }, { actor: "anna" }, after(40)),
      archiveProduct(db, ids[2]!, { actor: "anna" }, after(40)),
    ]);
    expect(edited.kind).toBe("changed");
    await startAndEndCampaigns(db, after(40.1));
    expect(await stateOf(id)).toBe("running");
    await startAndEndCampaigns(db, after(50));
    expect(await stateOf(id)).toBe("ended");
    // Whoever came first: staff's price stands at the end, and the other one has its own.
    expect([(await pricesNow())[0]?.[0], (await pricesNow())[1]]).toEqual([280, [300, null]]);
  });

  it("says the lowest price of the 30 days before, whatever campaigns ran one after the other", async () => {
    await planned({ startsAt: after(40).toISOString(), endsAt: after(41).toISOString() });
    await planned({ percent: 10, startsAt: after(60).toISOString(), endsAt: after(61).toISOString() }, `cmp_${made}b`);
    await planned({ percent: 10, startsAt: after(95).toISOString(), endsAt: after(96).toISOString() }, `cmp_${made}c`);
    await startAndEndCampaigns(db, after(40));
    await startAndEndCampaigns(db, after(41));
    await startAndEndCampaigns(db, after(60));
    // 270 kr, and 240 kr were paid 19 days before: no reduction is announced.
    expect(await pricesNow()).toEqual(ids.map(() => [270, 300]));
    expect((await shown()).every((earlier) => earlier === null || earlier === 240_00)).toBe(true);
    await startAndEndCampaigns(db, after(61));
    await startAndEndCampaigns(db, after(95));
    expect(await shown()).toEqual(ids.map(() => 300_00));
    await startAndEndCampaigns(db, after(96));
  });
});

describe("staff", () => {
  it("plan one once, however often its form is sent, and leave a trace of all they do", async () => {
    const campaign = await planned();
    await planned();
    expect(await planCampaign(db, campaign.id, plan(), anna(now))).toBe("planned");
    expect(await planCampaign(db, campaign.id, plan({ name: "Winter" }), anna(now))).toBe("taken");
    const edited = { campaign, input: plan({ percent: 30 }), basedOn: campaign.updatedAt };
    expect(await editCampaign(db, edited, anna(after(1)))).toBe("saved");
    expect(await editCampaign(db, edited, anna(after(1)))).toBe("conflict");
    await startAndEndCampaigns(db, after(40));
    expect((await pricesNow()).map(([price]) => price)).toEqual([210, 210, 210]);
    const running = (await readCampaign(db, campaign.id))!;
    expect(
      await editCampaign(db, { campaign: running, input: plan(), basedOn: running.updatedAt }, anna(after(41))),
    ).toBe("begun");
    expect(await stopCampaign(db, running, anna(after(42)))).toEqual({ kind: "ended", products: ids });
    expect(await stopCampaign(db, running, anna(after(42)))).toEqual({ kind: "ended", products: [] });
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, campaign.id))
      .orderBy(desc(sql`rowid`));
    expect(entries.map(({ actor, action }) => `${actor} ${action}`).toReversed()).toEqual([
      "anna campaign.planned",
      "anna campaign.edited",
      "schedule campaign.prices",
      "schedule campaign.started",
      "anna campaign.prices",
      "anna campaign.ended",
    ]);
  });

  it("call one off before it begins", async () => {
    const campaign = await planned();
    expect(await stopCampaign(db, campaign, anna(after(1)))).toEqual({ kind: "cancelled", products: [] });
    await startAndEndCampaigns(db, after(40));
    expect(await stateOf(campaign.id)).toBe("cancelled");
    expect(await pricesNow()).toEqual(ids.map(() => [300, null]));
  });

  it("are shown before what shoppers will see, and where they will see no reduction", async () => {
    // Raised a week before: 250 kr is the lowest of the 30 days.
    await setPrices(db, [ids[1]!], { kind: "set", priceOre: 250_00 }, { actor: "anna" }, after(20));
    await setPrices(db, [ids[1]!], { kind: "set", priceOre: 400_00 }, { actor: "anna" }, after(33));
    const campaign = await planned();
    const foreseen = await previewCampaign(db, campaign, after(34));
    expect(foreseen.map(({ nextOre, priorOre }) => [nextOre, priorOre])).toEqual([
      [240_00, 300_00],
      [320_00, null],
      [240_00, 300_00],
    ]);
    await startAndEndCampaigns(db, after(40));
    expect(await shown()).toEqual([300_00, null, 300_00]);
    expect(await listedAsSale()).toEqual([ids[0], ids[2]]);
    const held = await readCampaignProducts(db, campaign);
    expect(held.map(({ priorOre }) => priorOre)).toEqual([300_00, null, 300_00]);
  });
});

describe("when prices begin to carry their VAT, or no longer do", () => {
  const vat = (mode: "added" | "included", at: Date) => {
    const row = {
      section: "vat",
      content: { mode, rateHundredths: 25_00 },
      updatedAt: at.toISOString(),
      updatedBy: "anna",
    };
    return db.insert(siteConfiguration).values(row).onConflictDoUpdate({ target: siteConfiguration.section, set: row });
  };

  it("records every price anew, and lists as sale what still is one", async () => {
    await vat("included", after(1));
    await planned();
    await startAndEndCampaigns(db, after(40));
    expect(await listedAsSale()).toEqual(ids);
    // 240 kr become 300 kr with VAT: no less than the 300 kr before, and more than the 240 kr of the day before.
    await vat("added", after(42));
    expect(await shown()).toEqual(ids.map(() => null));
    expect(await updateSaleFlags(db, after(42))).toEqual({ products: expect.arrayContaining(ids), listings: true });
    expect(await listedAsSale()).toEqual([]);
    expect(await updateSaleFlags(db, after(42))).toEqual({});
    const { products: sale } = await listProducts(db, { facet: "sale", sort: "newest", size: 100 });
    expect(sale.every(({ earlierPriceOre }) => earlierPriceOre !== null)).toBe(true);
  });
});
