import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { priceHistory } from "#app/db/schema/catalogue.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { parseShownVat, vatStatement } from "#app/features/shop/content/queries.server.ts";
import { newId } from "#app/shared/ids.ts";
import { writePaid } from "#tests/support/paid-history.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

/** What an upgrade does to a shop of the release whose prices had VAT added by default. */
const { db } = openTestShop();
const { DB, TEST_MIGRATIONS } = env as unknown as { DB: D1Database; TEST_MIGRATIONS: D1Migration[] };

async function upgrade() {
  const migration = TEST_MIGRATIONS.find(({ name }) => name.endsWith("_vat_included_by_default.sql"));
  for (const query of migration!.queries) await DB.prepare(query).run();
}

const shownVat = async () => parseShownVat(await vatStatement(db));

const pricesOf = (id: string) =>
  db
    .select({ added: priceHistory.vatAddedHundredths })
    .from(priceHistory)
    .where(eq(priceHistory.productId, id))
    .orderBy(sql`rowid`);

async function offered() {
  const id = newId();
  await stockGarment(db, { id });
  await db.insert(priceHistory).values({
    id: newId("prc"),
    productId: id,
    priceOre: 299_00,
    currency: "SEK",
    validFrom: "2026-01-01T00:00:00.000Z",
    vatAddedHundredths: 25_00,
  });
  return id;
}

const store = (content: Record<string, unknown>) =>
  db
    .insert(siteConfiguration)
    .values({ section: "vat", content, updatedAt: "2026-01-01T00:00:00.000Z", updatedBy: "anna" });

beforeEach(async () => {
  await db.delete(siteConfiguration);
});

it("gives a shop that took no real money prices with VAT, and records that shoppers pay others from then on", async () => {
  const id = await offered();
  await upgrade();
  expect(await shownVat()).toMatchObject({ mode: "included", rateHundredths: 25_00 });
  expect(await pricesOf(id)).toEqual([{ added: 25_00 }, { added: 0 }]);
  await upgrade();
  expect(await pricesOf(id)).toHaveLength(2);
});

it("keeps what staff stored, and the earlier default where only a rate was", async () => {
  await store({ rateHundredths: 25_00 });
  await upgrade();
  expect((await shownVat()).mode).toBe("added");
  await db.update(siteConfiguration).set({ content: { mode: "included", rateHundredths: 25_00 } });
  await upgrade();
  expect((await shownVat()).mode).toBe("included");
});

it("changes no price of a shop that took real money", async () => {
  const id = await offered();
  await writePaid(db, { provider: "stripe", at: now.toISOString(), totalOre: 100_00 });
  await upgrade();
  expect(await shownVat()).toMatchObject({ mode: "added", rateHundredths: 25_00 });
  expect(await pricesOf(id)).toEqual([{ added: 25_00 }]);
});

it("begins with prices that include VAT again when staff restore the default", async () => {
  const id = await offered();
  await store({ mode: "added", rateHundredths: 25_00 });
  await db.delete(siteConfiguration);
  expect((await pricesOf(id)).at(-1)).toEqual({ added: 0 });
});
