import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { readPreview } from "#app/admin/campaigns/read-preview.server.ts";
import { readPricesPage } from "#app/admin/markets/read-prices-page.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { statement } from "#app/db/client.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { campaignMarketPrices, campaigns } from "#app/db/schema/campaigns.server.ts";
import { products, productVariants } from "#app/db/schema/catalogue.server.ts";
import { marketPriceHistory, marketPrices, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { productVersions } from "#app/db/schema/product-versions.server.ts";
import type { CampaignInput } from "#app/features/catalogue/campaigns/campaign-input.ts";
import { readCampaignProducts } from "#app/features/catalogue/campaigns/preview-campaign.server.ts";
import {
  editCampaign,
  planCampaign,
  readCampaign,
  stopCampaign,
} from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { listMarketPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { setPrices } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { listProductsById } from "#app/features/catalogue/products/queries.server.ts";
import { updateProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { Language } from "#app/shared/language/languages.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const day = 86_400_000;
const after = (days: number) => new Date(now.getTime() + days * day);
const anna = (moment: Date) => ({ actor: "anna", now: moment });
let made = 0;
let ids: string[] = [];

/** Saves prices of a market as staff do, by the ids of products (and variants). */
async function price(id: MarketId, prices: Record<string, [number | null, number | null]>, at = now) {
  const market = marketOf(id) as Market;
  const rows = await listMarketPrices(db, market);
  const wanted = Object.entries(prices).map(([item, [priceOre, earlierPriceOre]]) => {
    const seen = rows.find((row) => row.id === `${id}:${item}`);
    if (!seen) throw new Error(`no price of ${item}`);
    return { seen, priceOre, earlierPriceOre };
  });
  return saveMarketPrices(db, market, wanted, anna(at));
}
async function open(id: MarketId, isOpen = true, at = now) {
  const seen = (await readMarketStates(db)).get(id)?.updatedAt ?? "";
  expect(await setMarketOpen(db, marketOf(id) as Market, isOpen, { ...anna(at), seen })).toBe("saved");
}

/** Garments that have cost 300 kr, and 400 NOK in an open Norway, since now; the last one has no price there. */
beforeEach(async () => {
  made += 1;
  await db.delete(campaignMarketPrices);
  await db.update(campaigns).set({ state: "ended" });
  await db.update(marketRows).set({ isOpen: false });
  ids = Array.from({ length: 3 }, (_, i) => `camp-${made}-${i}`);
  for (const id of ids) await stockGarment(db, { id });
  await setPrices(db, ids, { kind: "set", priceOre: 300_00 }, { actor: "anna" }, now);
  await price("no", { [ids[0]!]: [400_00, null], [ids[1]!]: [400_00, null] });
  await open("no");
});

const plan = (change: Partial<CampaignInput> = {}): CampaignInput => ({
  name: "Høst",
  market: "no",
  percent: 20,
  priceOre: null,
  facet: null,
  productIds: ids,
  startsAt: after(40).toISOString(),
  endsAt: after(50).toISOString(),
  ...change,
});
async function planned(change: Partial<CampaignInput> = {}, id = `cmp_no_${made}`) {
  await planCampaign(db, id, plan(change), anna(now));
  return (await readCampaign(db, id))!;
}
const kronor = (ore: number | null) => (ore === null ? null : ore / 100);
const pricesIn = async (market: MarketId) =>
  (
    await db
      .select()
      .from(marketPrices)
      .where(sql`${marketPrices.market} = ${market} AND ${inArray(marketPrices.productId, ids)}`)
      .orderBy(asc(marketPrices.id))
  ).map(({ priceOre, earlierPriceOre }) => [kronor(priceOre), kronor(earlierPriceOre)]);
const ownPrices = async () =>
  (await db.select().from(products).where(inArray(products.id, ids))).map(({ priceOre, earlierPriceOre }) => [
    kronor(priceOre),
    kronor(earlierPriceOre),
  ]);
const historyOf = async (id: string) =>
  (
    await db
      .select()
      .from(marketPriceHistory)
      .where(eq(marketPriceHistory.priceId, id))
      .orderBy(sql`valid_from, rowid`)
  ).map(({ priceOre, isReduced, validFrom }) => ({ kroner: priceOre / 100, isReduced, validFrom }));
const cards = (language: Language) => inLanguage(language, () => listProductsById(db, ids.slice(0, 2)));
const struck = async (language: Language = "nb") =>
  (await cards(language)).map(({ earlierPriceOre }) => kronor(earlierPriceOre));
const stateOf = async (id: string) => (await readCampaign(db, id))?.state;
const versions = async () =>
  (await db.select().from(productVersions).where(inArray(productVersions.productId, ids))).map(
    ({ version }) => version,
  );
/** The shop's database, which dies after so many batches. */
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

describe("a campaign of a market", () => {
  it("gives its prices at its start and takes them back at its end, each recorded once, and says which pages show it", async () => {
    const { id } = await planned();
    expect(await startAndEndCampaigns(db, after(39))).toEqual({});
    const before = await versions();
    expect(await startAndEndCampaigns(db, after(40))).toEqual({ products: ids.slice(0, 2), listings: true });
    expect(await stateOf(id)).toBe("running");
    expect(await pricesIn("no")).toEqual([
      [320, 400],
      [320, 400],
    ]);
    expect((await versions()).filter((version) => before.includes(version))).toHaveLength(1);
    expect(await cards("nb")).toMatchObject([{ priceOre: 320_00, currency: "NOK" }, { priceOre: 320_00 }]);
    expect(await struck()).toEqual([400, 400]);
    expect(await startAndEndCampaigns(db, after(41))).toEqual({});

    expect(await startAndEndCampaigns(db, after(50))).toEqual({ products: ids.slice(0, 2), listings: true });
    expect(await stateOf(id)).toBe("ended");
    expect(await pricesIn("no")).toEqual([
      [400, null],
      [400, null],
    ]);
    expect(await historyOf(`no:${ids[0]}`)).toEqual([
      { kroner: 400, isReduced: false, validFrom: now.toISOString() },
      { kroner: 320, isReduced: true, validFrom: after(40).toISOString() },
      { kroner: 400, isReduced: false, validFrom: after(50).toISOString() },
    ]);
    expect(await startAndEndCampaigns(db, after(51))).toEqual({});
  });

  it("changes no price of the shop's own, nor of another market, and one of Sweden none of a market", async () => {
    await price("dk", { [ids[0]!]: [250_00, null] });
    await open("dk");
    await planned();
    await startAndEndCampaigns(db, after(40));
    expect(await ownPrices()).toEqual(ids.map(() => [300, null]));
    expect(await pricesIn("dk")).toEqual([[250, null]]);
    expect(await struck("en")).toEqual([null, null]);
    await startAndEndCampaigns(db, after(50));
    await planned({ market: "se", startsAt: after(60).toISOString(), endsAt: null }, `cmp_se_${made}`);
    await startAndEndCampaigns(db, after(60));
    expect(await ownPrices()).toEqual(ids.map(() => [240, 300]));
    expect([await pricesIn("no"), await pricesIn("dk")]).toEqual([
      [
        [400, null],
        [400, null],
      ],
      [[250, null]],
    ]);
  });

  it("sets a price in the market's money, and rounds a percentage down to whole kronor or euros", async () => {
    await planned({ percent: null, priceOre: 349_00 });
    await price("fi", { [ids[0]!]: [34_95, null], [ids[1]!]: [95, null] });
    await planned({ market: "fi", percent: 15 }, `cmp_fi_${made}`);
    await startAndEndCampaigns(db, after(40));
    expect(await pricesIn("no")).toEqual([
      [349, 400],
      [349, 400],
    ]);
    // 29.71 € come to 29 €, and 0.81 € to nothing: that one stays out.
    expect(await pricesIn("fi")).toEqual([
      [29, 34.95],
      [0.95, null],
    ]);
  });

  it("leaves out what has no price in it, and tells staff how many", async () => {
    const campaign = await planned();
    expect(await readPreview(shop, campaign, after(1))).toMatchObject({ unpriced: 1, country: "Norway", isOpen: true });
    await startAndEndCampaigns(db, after(40));
    const held = await db.select().from(campaignMarketPrices);
    expect(held.map(({ productId }) => productId).toSorted()).toEqual(ids.slice(0, 2));
    // What gets a price while it runs has it to itself.
    await price("no", { [ids[2]!]: [500_00, null] }, after(41));
    await startAndEndCampaigns(db, after(41));
    expect((await pricesIn("no"))[2]).toEqual([500, null]);
  });

  it("reduces variants with a price of their own, each from its own", async () => {
    const dear = `${ids[0]}-white-l`;
    await db.update(productVariants).set({ priceOre: 400_00 }).where(eq(productVariants.id, dear));
    await price("no", { [`${ids[0]}:${dear}`]: [500_00, null] });
    const campaign = await planned();
    expect((await readPreview(shop, campaign, after(1))).products).toMatchObject([
      { priceOre: 400_00, nextOre: 320_00, variants: null, currency: "NOK" },
      { priceOre: 500_00, nextOre: 400_00, variants: 1 },
      { priceOre: 400_00, nextOre: 320_00, variants: null },
    ]);
    await startAndEndCampaigns(db, after(40));
    expect(await pricesIn("no")).toEqual([
      [320, 400],
      [400, 500],
      [320, 400],
    ]);
    // Once it costs what its product costs, its price is nobody's: there is none to give back.
    await db.update(productVariants).set({ priceOre: null }).where(eq(productVariants.id, dear));
    await startAndEndCampaigns(db, after(50));
    expect(await pricesIn("no")).toEqual([
      [400, null],
      [400, null],
    ]);
  });

  it("keeps its prices of variants while staff save what they say of one, or undo the product's deletion, and gives them back", async () => {
    const [id] = ids as [string];
    const dear = `${id}-white-l`;
    await db.update(productVariants).set({ priceOre: 400_00 }).where(eq(productVariants.id, dear));
    await price("no", { [`${id}:${dear}`]: [500_00, null] });
    await planned();
    await startAndEndCampaigns(db, after(40));
    const product = (await readProductForStaff(db, id))!;
    const variantDetails = { ...product.fields.variantDetails };
    for (const key of Object.keys(variantDetails)) variantDetails[key] = { ...variantDetails[key]!, weightGrams: 250 };
    expect(Object.keys(variantDetails)).not.toEqual([]);
    const options = { ...staffSave(db, "anna", after(41)), expectedUpdatedAt: product.updatedAt };
    expect(await updateProduct(db, id, { ...product.fields, variantDetails }, options, after(41))).toMatchObject({
      kind: "saved",
    });
    expect((await pricesIn("no"))[1]).toEqual([400, 500]);
    await startAndEndCampaigns(db, after(50));
    expect((await pricesIn("no"))[1]).toEqual([500, null]);
    // Without a price of its own the variant has none in a market either.
    await db.update(productVariants).set({ priceOre: 450_00 }).where(eq(productVariants.id, dear));
    const again = (await readProductForStaff(db, id))!;
    const none = { ...staffSave(db, "anna", after(51)), expectedUpdatedAt: again.updatedAt };
    await updateProduct(db, id, { ...again.fields, variantDetails: {} }, none, after(51));
    expect(await pricesIn("no")).toHaveLength(2);
  });

  it("reduces the prices of a closed market all the same, and records none until it is open", async () => {
    await open("no", false, after(1));
    const campaign = await planned();
    expect(await readPreview(shop, campaign, after(2))).toMatchObject({
      isOpen: false,
      products: [{ nextOre: 320_00, priorOre: null }, { nextOre: 320_00 }],
    });
    await startAndEndCampaigns(db, after(40));
    expect((await pricesIn("no"))[0]).toEqual([320, 400]);
    expect(await historyOf(`no:${ids[0]}`)).toHaveLength(1);
    await open("no", true, after(45));
    expect((await historyOf(`no:${ids[0]}`)).at(-1)).toMatchObject({ kroner: 320, isReduced: true });
    // Nobody could buy it for 400 in the 44 days before.
    expect(await cards("nb")).toMatchObject([{ priceOre: 320_00, currency: "NOK" }, { priceOre: 320_00 }]);
    expect(await struck()).toEqual([null, null]);
    await startAndEndCampaigns(db, after(50));
    expect((await historyOf(`no:${ids[0]}`)).at(-1)).toMatchObject({ kroner: 400, isReduced: false });
    // The next one begins in the open market, whose first price it already was.
    await planned({ startsAt: after(90).toISOString(), endsAt: null }, `cmp_open_${made}`);
    await startAndEndCampaigns(db, after(90));
    expect(await struck()).toEqual([400, 400]);
  });

  it("never starts when it was over before the job ran", async () => {
    const { id } = await planned();
    expect(await startAndEndCampaigns(db, after(60))).toEqual({});
    expect(await stateOf(id)).toBe("cancelled");
    expect(await historyOf(`no:${ids[0]}`)).toHaveLength(1);
  });
});

describe("the prior price", () => {
  it("is never one that Norway couldn't be sold at, above VOEC's limit", async () => {
    await price("no", { [ids[0]!]: [4_000_00, null] }, after(1));
    await planned({ productIds: [ids[0]!] });
    await startAndEndCampaigns(db, after(40));
    expect((await pricesIn("no"))[0]).toEqual([3200, 4000]);
    expect((await historyOf(`no:${ids[0]}`)).map(({ kroner }) => kroner)).toEqual([400, 3200]);
  });

  it("is recorded after one that was saved while the job was on its way", async () => {
    await price("no", { [ids[0]!]: [380_00, null] }, after(40.001));
    await planned({ productIds: [ids[0]!] });
    await startAndEndCampaigns(db, after(40));
    expect((await historyOf(`no:${ids[0]}`)).map(({ kroner }) => kroner)).toEqual([400, 380, 304]);
    expect((await struck())[0]).toBe(380);
  });

  it("is the lowest of the 30 days before in that market, and none is shown where it was as low", async () => {
    await price("no", { [ids[1]!]: [300_00, null] }, after(20));
    await price("no", { [ids[1]!]: [450_00, null] }, after(33));
    const campaign = await planned();
    const { products: foreseen } = await readPreview(shop, campaign, after(34));
    expect(foreseen.map(({ nextOre, priorOre }) => [kronor(nextOre), kronor(priorOre)])).toEqual([
      [320, 400],
      [360, null],
    ]);
    await startAndEndCampaigns(db, after(40));
    expect(await struck()).toEqual([400, null]);
    const came = await readCampaignProducts(db, (await readCampaign(db, campaign.id))!);
    expect(came).toMatchObject([
      { priceOre: 400_00, nextOre: 320_00, priorOre: 400_00, currency: "NOK" },
      { priceOre: 450_00, nextOre: 360_00, priorOre: null },
    ]);
  });

  it("is the first campaign's, when another one follows at once", async () => {
    await planned();
    await startAndEndCampaigns(db, after(40));
    const next = await planned({ percent: 50, startsAt: after(50).toISOString(), endsAt: null }, `cmp_next_${made}`);
    const { products: foreseen } = await readPreview(shop, next, after(46));
    expect(foreseen).toMatchObject([{ priceOre: 400_00, nextOre: 200_00, priorOre: 320_00 }, { nextOre: 200_00 }]);
    await startAndEndCampaigns(db, after(50));
    expect((await pricesIn("no"))[0]).toEqual([200, 400]);
    expect(await struck()).toEqual([320, 320]);
  });
});

describe("two campaigns", () => {
  it("of one market never hold one product, though both are due at once", async () => {
    const first = await planned();
    const second = await planned({ percent: 50 }, `cmp_other_${made}`);
    await Promise.all([startAndEndCampaigns(db, after(40)), startAndEndCampaigns(db, after(40))]);
    const held = await db.select().from(campaignMarketPrices);
    expect(held).toHaveLength(2);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["running", "running"]);
    const later = await planned({ percent: 50, startsAt: after(45).toISOString() }, `cmp_later_${made}`);
    const { products: foreseen } = await readPreview(shop, later, after(41));
    expect(foreseen.every(({ heldBy, nextOre }) => heldBy === "Høst" && nextOre === null)).toBe(true);
  });

  it("of one market part a product's prices no more than the product", async () => {
    const dear = `${ids[0]}-white-l`;
    await db.update(productVariants).set({ priceOre: 400_00 }).where(eq(productVariants.id, dear));
    await price("no", { [`${ids[0]}:${dear}`]: [500_00, null] });
    // The first one cuts the dear variant alone.
    await planned({ percent: null, priceOre: 450_00, productIds: [ids[0]!] });
    await planned({ startsAt: after(41).toISOString() }, `cmp_other_${made}`);
    await startAndEndCampaigns(db, after(40));
    await startAndEndCampaigns(db, after(41));
    expect(await pricesIn("no")).toEqual([
      [400, null],
      [450, 500],
      [320, 400],
    ]);
  });

  it("of two markets hold one product, each in its money, and end for themselves", async () => {
    await price("dk", { [ids[0]!]: [250_00, null] });
    await planned();
    await planned({ market: "dk", percent: 10, endsAt: after(45).toISOString() }, `cmp_dk_${made}`);
    await planned({ market: "se", percent: 50 }, `cmp_se_${made}`);
    await startAndEndCampaigns(db, after(40));
    expect([await ownPrices(), (await pricesIn("no"))[0], await pricesIn("dk")]).toEqual([
      ids.map(() => [150, 300]),
      [320, 400],
      [[225, 250]],
    ]);
    await startAndEndCampaigns(db, after(45));
    expect([(await pricesIn("no"))[0], await pricesIn("dk")]).toEqual([[320, 400], [[250, null]]]);
    await startAndEndCampaigns(db, after(50));
    expect([await ownPrices(), (await pricesIn("no"))[0]]).toEqual([ids.map(() => [300, null]), [400, null]]);
  });
});

describe("the job", () => {
  it("does each thing once though two runs are there at once", async () => {
    await planned();
    await Promise.all([startAndEndCampaigns(db, after(40)), startAndEndCampaigns(db, after(40))]);
    expect((await pricesIn("no"))[0]).toEqual([320, 400]);
    expect(await historyOf(`no:${ids[0]}`)).toHaveLength(2);
    await Promise.all([startAndEndCampaigns(db, after(50)), startAndEndCampaigns(db, after(50))]);
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
    expect(await historyOf(`no:${ids[0]}`)).toHaveLength(3);
  });

  it("goes on where it was killed, at the start and at the end, and records each price once", async () => {
    const { id } = await planned();
    await expect(startAndEndCampaigns(dyingAfter(1), after(40))).rejects.toThrow("killed");
    expect(await stateOf(id)).toBe("planned");
    expect((await pricesIn("no"))[0]).toEqual([320, 400]);
    // Begun is begun: neither its market nor anything else of it is edited.
    const begun = (await readCampaign(db, id))!;
    const edit = { campaign: begun, input: plan({ market: "dk" }), basedOn: begun.updatedAt };
    expect(await editCampaign(db, edit, anna(after(40)))).toBe("begun");
    await startAndEndCampaigns(db, after(40.1));
    expect(await stateOf(id)).toBe("running");
    await expect(startAndEndCampaigns(dyingAfter(1), after(50))).rejects.toThrow("killed");
    expect(await stateOf(id)).toBe("running");
    await Promise.all([startAndEndCampaigns(db, after(50.1)), startAndEndCampaigns(db, after(50.1))]);
    expect(await stateOf(id)).toBe("ended");
    expect(await pricesIn("no")).toEqual([
      [400, null],
      [400, null],
    ]);
    for (const one of ids.slice(0, 2)) expect(await historyOf(`no:${one}`)).toHaveLength(3);
  });

  it("gives prices back when it stood still for the whole of a campaign that had begun to start", async () => {
    const { id } = await planned();
    await expect(startAndEndCampaigns(dyingAfter(1), after(40))).rejects.toThrow("killed");
    await startAndEndCampaigns(db, after(60));
    await startAndEndCampaigns(db, after(60.01));
    expect(await stateOf(id)).toBe("ended");
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
  });

  it("takes a price that is saved at the same time as it is then, or leaves it to staff", async () => {
    const { id } = await planned();
    const [, saved] = await Promise.all([
      startAndEndCampaigns(db, after(40)),
      price("no", { [ids[0]!]: [380_00, null] }, after(40)),
    ]);
    await startAndEndCampaigns(db, after(40.1));
    expect(await stateOf(id)).toBe("running");
    await startAndEndCampaigns(db, after(50));
    expect((await pricesIn("no"))[0]).toEqual(saved.kind === "saved" ? [380, null] : [400, null]);
  });

  it("reduces nothing of a campaign that is stopped as it begins, whoever was first", async () => {
    const campaign = await planned();
    await Promise.all([startAndEndCampaigns(db, after(40)), stopCampaign(db, campaign, anna(after(40)))]);
    await startAndEndCampaigns(db, after(40.1));
    expect(["cancelled", "ended"]).toContain(await stateOf(campaign.id));
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
  });

  it("gives the price of a product back that was deleted meanwhile", async () => {
    await planned();
    await startAndEndCampaigns(db, after(40));
    await archiveProduct(db, ids[0]!, { actor: "anna" }, after(42));
    await startAndEndCampaigns(db, after(50));
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
  });
});

describe("staff", () => {
  it("keep a price that they save while it runs, an earlier one too, and see which prices it holds", async () => {
    await planned();
    await startAndEndCampaigns(db, after(40));
    const table = async () => {
      const page = await readPricesPage(shop, marketOf("no") as Market, new URLSearchParams(`q=${ids[0]}`), after(42));
      return page.rows.map(({ campaign }) => campaign);
    };
    expect(await table()).toEqual(["Høst"]);
    expect(await price("no", { [ids[0]!]: [299_00, 400_00], [ids[1]!]: [320_00, null] }, after(42))).toMatchObject({
      kind: "saved",
    });
    expect(await table()).toEqual([null]);
    await startAndEndCampaigns(db, after(50));
    expect(await pricesIn("no")).toEqual([
      [299, 400],
      [320, null],
    ]);
  });

  it("take a price away while it runs, and it stays away", async () => {
    const { id } = await planned();
    await startAndEndCampaigns(db, after(40));
    await price("no", { [ids[0]!]: [null, null] }, after(42));
    await startAndEndCampaigns(db, after(50));
    expect(await pricesIn("no")).toEqual([[400, null]]);
    expect(await stateOf(id)).toBe("ended");
  });

  it("keep the earlier price that they had set before it", async () => {
    await price("no", { [ids[0]!]: [400_00, 500_00] }, after(1));
    await planned();
    await startAndEndCampaigns(db, after(40));
    expect((await pricesIn("no"))[0]).toEqual([320, 500]);
    await startAndEndCampaigns(db, after(50));
    expect((await pricesIn("no"))[0]).toEqual([400, 500]);
  });

  it("stop it at once, once, and leave a trace that names the market and its money", async () => {
    const campaign = await planned({ percent: null, priceOre: 349_00 });
    expect(await planCampaign(db, campaign.id, plan({ percent: null, priceOre: 349_00 }), anna(now))).toBe("planned");
    expect(await planCampaign(db, campaign.id, plan({ market: "dk" }), anna(now))).toBe("taken");
    await startAndEndCampaigns(db, after(40));
    const running = (await readCampaign(db, campaign.id))!;
    expect(await stopCampaign(db, running, anna(after(42)))).toEqual({ kind: "ended", products: ids.slice(0, 2) });
    expect(await stopCampaign(db, running, anna(after(42)))).toEqual({ kind: "ended", products: [] });
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, campaign.id))
      .orderBy(desc(sql`rowid`));
    expect(entries.map(({ actor, action }) => `${actor} ${action}`).toReversed()).toEqual([
      "anna campaign.planned",
      "schedule campaign.prices",
      "schedule campaign.started",
      "anna campaign.prices",
      "anna campaign.ended",
    ]);
    expect(entries.every(({ after: told }) => told?.["market"] === "Norway")).toBe(true);
    const told = JSON.stringify(entries.at(-2)?.after).replaceAll("\u00a0", " ");
    expect(told).toContain('"349 NOK, before 400 NOK"');
    expect(JSON.stringify(entries.at(-1)?.after).replaceAll("\u00a0", " ")).toContain('"349 NOK"');
  });

  it("call one off before it begins, or change its market", async () => {
    const campaign = await planned();
    const edit = { campaign, input: plan({ market: "dk" }), basedOn: campaign.updatedAt };
    expect(await editCampaign(db, edit, anna(after(1)))).toBe("saved");
    const edited = (await readCampaign(db, campaign.id))!;
    expect(edited.market).toBe("dk");
    expect(await stopCampaign(db, edited, anna(after(2)))).toEqual({ kind: "cancelled", products: [] });
    await startAndEndCampaigns(db, after(40));
    expect((await pricesIn("no"))[0]).toEqual([400, null]);
  });
});

it("a campaign has a market that there is", async () => {
  const { id } = await planned();
  await expect(statement(db, sql`UPDATE campaigns SET market = 'de' WHERE id = ${id}`)).rejects.toThrow();
});
