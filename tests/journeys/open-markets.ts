import { eq } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";

import { withProposals, takenProposals } from "#app/admin/markets/price-view.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { legalReadings, markets as marketRows } from "#app/db/schema/markets.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { listMarketPrices } from "#app/features/catalogue/market-prices/list-prices.server.ts";
import { readMarketStates, setMarketOpen } from "#app/features/catalogue/market-prices/market-state.server.ts";
import { saveMarketPrices } from "#app/features/catalogue/market-prices/save-prices.server.ts";
import { homeMarket, markets, marketVatRate } from "#app/features/shop/markets/markets.ts";
import { stockholmDay } from "#app/shared/days.ts";
import type { MarketId } from "#app/shared/market-ids.ts";

/** What one unit of each currency costs, in millionths of a krona. */
const rates: Record<MarketId, number> = { se: 1_000_000, no: 970_000, dk: 1_520_000, fi: 11_300_000 };
const ownVat = { mode: "included", rateHundredths: 25_00 } as const;

/** The market that staff open in the browser, by its switch. */
const openedByStaff: MarketId = "dk";

/** Registers a demo shop for VAT in every market; sets prices in each by their proposals and opens it, but for the one that staff open. */
export async function openMarkets(state: string): Promise<void> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: "wrangler.toml",
    persist: { path: `${state}/v3` },
  });
  const db = openDatabase(proxy.env.DB);
  // Before the visits of the tests: a price's history begins as the market opens.
  const now = new Date(Date.now() - 60_000);
  const change = { actor: "journeys", now };
  try {
    const content = { ...ownVat, oss: true, voec: { isRegistered: true, number: "2012345", nokPerSek: 1_03_09 } };
    await db
      .insert(siteConfiguration)
      .values({ section: "vat", content, updatedAt: now.toISOString(), updatedBy: change.actor })
      .onConflictDoUpdate({ target: siteConfiguration.section, set: { content } });
    for (const market of markets.filter(({ id }) => id !== homeMarket.id && id !== openedByStaff)) {
      await db.update(marketRows).set({ rateMillionths: rates[market.id] }).where(eq(marketRows.id, market.id));
      const vatHundredths = marketVatRate(market, stockholmDay(now), ownVat.rateHundredths);
      const terms = { currency: market.currency, rateMillionths: rates[market.id], vatHundredths, ownVat };
      const wanted = takenProposals(withProposals(await listMarketPrices(db, market), terms)).map((seen) => ({
        seen,
        priceOre: seen.proposedOre,
        earlierPriceOre: null,
      }));
      await saveMarketPrices(db, market, wanted, change);
      // Without a reading, a second language of the country has no pages.
      const reading = {
        documents: "0",
        reader: "Advokat Lind",
        confirmedBy: change.actor,
        confirmedAt: now.toISOString(),
      };
      await db
        .insert(legalReadings)
        .values(market.locales.map((language) => ({ language, ...reading })))
        .onConflictDoNothing();
      const seen = (await readMarketStates(db)).get(market.id)?.updatedAt ?? "";
      await setMarketOpen(db, market, true, { ...change, seen });
    }
  } finally {
    await proxy.dispose();
  }
}
