import { asc, eq, inArray, sql } from "drizzle-orm";
import { expect, it } from "vitest";

import { undoProductDelete } from "#app/admin/products/undo-product.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { campaignMarketPrices, campaigns } from "#app/db/schema/campaigns.server.ts";
import { marketPriceHistory, marketPrices } from "#app/db/schema/markets.server.ts";
import { planCampaign, readCampaign, stopCampaign } from "#app/features/catalogue/campaigns/save-campaign.server.ts";
import { startAndEndCampaigns } from "#app/features/catalogue/campaigns/start-and-end-campaigns.server.ts";
import { listMarketPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { archiveProduct } from "#app/features/catalogue/products/archive-product.server.ts";
import { readEntry } from "#app/features/shop/audit/list-entries.server.ts";
import { type Market, marketOf } from "#app/features/shop/markets/markets.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const norway = marketOf("no") as Market;
const day = 86_400_000;
const anna = (moment: Date) => ({ actor: "anna", now: moment });
/** A shop whose KV takes nothing. */
const withoutKv = {
  ...shop,
  env: { ...shop.env, CONFIG_CACHE: { put: () => Promise.reject(new Error("KV is down")) } },
} as unknown as typeof shop;

/** The database, which dies after so many batches. */
function dyingAfter(batches: number): typeof db {
  let left = batches;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name, target) as unknown;
      return (...all: Parameters<typeof db.batch>) => {
        if (left-- === 0) throw new Error("killed");
        return target.batch(...all);
      };
    },
  });
}

/** Numbers from 0 up to 1 that are the same for a seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

async function turn(isOpen: boolean, moment: Date) {
  const seen = (await readMarketStates(db)).get("no")?.updatedAt ?? "";
  await setMarketOpen(db, norway, isOpen, { ...anna(moment), seen });
}

it.each([2, 5])(
  "whatever happens to a campaign at once, each price is as it was or as staff saved it (%i)",
  async (seed) => {
    const random = randomOf(seed);
    const ids = [0, 1].map((i) => `storm-${seed}-${i}`);
    const saved = new Map(ids.map((id) => [`no:${id}`, new Set([400_00])]));
    for (const id of ids) await stockGarment(db, { id });
    const set = async (id: string, priceOre: number, moment: Date) => {
      const seen = (await listMarketPrices(db, norway)).find((row) => row.id === `no:${id}`);
      if (!seen) return;
      saved.get(seen.id)?.add(priceOre);
      await saveMarketPrices(db, norway, [{ seen, priceOre, earlierPriceOre: null }], anna(moment));
    };
    const start = now.getTime() + seed * 1_000 * day;
    for (const id of ids) await set(id, 400_00, new Date(start));
    await turn(true, new Date(start));
    const input = { name: "Storm", market: "no", percent: 20, priceOre: null, facet: null } as const;
    const plan = async (round: number) => {
      const at = (days: number) => new Date(start + (round * 20 + days) * day).toISOString();
      const id = `cmp_storm_${seed}_${round}`;
      await planCampaign(db, id, { ...input, productIds: ids, startsAt: at(1), endsAt: at(15) }, anna(new Date(at(0))));
      return id;
    };

    for (let round = 0; round < 4; round++) {
      const id = await plan(round);
      for (let step = 1; step <= 4; step++) {
        const moment = () => new Date(start + (round * 20 + step * 4) * day + Math.floor(random() * 1_000));
        const tee = () => ids[Math.floor(random() * ids.length)]!;
        const events = [
          async () => invalidatePages(withoutKv, await startAndEndCampaigns(db, moment())),
          () => startAndEndCampaigns(dyingAfter(Math.floor(random() * 3)), moment()).catch(() => undefined),
          async () => stopCampaign(db, (await readCampaign(db, id))!, anna(moment())),
          () => set(tee(), [350_00, 420_00][Math.floor(random() * 2)]!, moment()),
          () => turn(random() < 0.5, moment()),
          () => archiveProduct(db, tee(), { actor: "anna" }, moment()),
          async () => {
            const [deleted] = await db
              .select()
              .from(auditLog)
              .where(sql`action = 'product.deleted' AND ${inArray(auditLog.subjectId, ids)} AND undone_at IS NULL`)
              .limit(1);
            const entry = deleted && (await readEntry(db, deleted.id));
            if (entry) await undoProductDelete(shop, entry, anna(moment()));
          },
        ];
        const others = Array.from({ length: 4 }, () => events[Math.floor(random() * events.length)]!);
        await Promise.all([events[0]!, ...others].map((event) => event()));
      }
      // The next runs of the job, undisturbed.
      await startAndEndCampaigns(db, new Date(start + (round * 20 + 18) * day));
      await startAndEndCampaigns(db, new Date(start + (round * 20 + 18) * day + 300_000));

      expect(["ended", "cancelled"]).toContain((await readCampaign(db, id))?.state);
      expect(
        await db
          .select()
          .from(campaignMarketPrices)
          .where(sql`campaign_id = ${id} AND ended_at IS NULL`),
      ).toEqual([]);
      for (const row of await db.select().from(marketPrices).where(inArray(marketPrices.productId, ids))) {
        expect([...saved.get(row.id)!]).toContain(row.priceOre);
        expect(row.earlierPriceOre).toBeNull();
        const history = await db
          .select()
          .from(marketPriceHistory)
          .where(eq(marketPriceHistory.priceId, row.id))
          .orderBy(asc(sql`rowid`));
        const times = history.map(({ validFrom }) => validFrom);
        expect(times).toEqual([...new Set(times)].toSorted());
        const { isOpen, openings } = (await readMarketStates(db)).get("no")!;
        expect(openings.flat().filter((time) => time !== null)).toEqual(
          openings
            .flat()
            .filter((time) => time !== null)
            .toSorted(),
        );
        expect([openings.at(-1)?.[1] === null, openings.slice(0, -1).every(([, until]) => until !== null)]).toEqual([
          isOpen,
          true,
        ]);
        // Each opening has its row of what was for sale then, and the last one says what it costs.
        const [sold] = await db.$client
          .prepare("SELECT archived_at IS NULL AS sold FROM products WHERE id = ?")
          .bind(row.productId)
          .all<{ sold: number }>()
          .then(({ results }) => results);
        if (isOpen && sold?.sold === 1) {
          expect(history.at(-1)).toMatchObject({ priceOre: row.priceOre, isReduced: false });
          expect(history.at(-1)!.validFrom >= openings.at(-1)![0]).toBe(true);
        }
      }
      await shop.finished();
    }
    await db.update(campaigns).set({ state: "ended" });
  },
);
