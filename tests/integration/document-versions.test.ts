import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { documentVersions } from "#app/db/schema/document-versions.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { placeOrder } from "#app/features/selling/orders/place-order.server.ts";
import { readCurrentDocuments } from "#app/features/shop/documents/current-documents.server.ts";
import { noteCurrentDocuments, readDocument } from "#app/features/shop/documents/versions.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { addDays, addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";
import { now, openTestShop, orderOf, stockGarment } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();

async function order(informationVersion?: string, at = now) {
  const garment = newId("garment");
  await stockGarment(db, { id: garment });
  const placed = await placeOrder(db, { ...orderOf(garment), informationVersion }, at);
  if (placed.kind !== "placed") throw new Error(placed.kind);
  const [row] = await db.select().from(orders).where(eq(orders.id, placed.order.id));
  if (!row) throw new Error("The order was not written");
  return row;
}
async function setPhone(phone: string) {
  const row = { section: "contact", content: { phone }, updatedAt: now.toISOString(), updatedBy: "kim" };
  await db.insert(siteConfiguration).values(row).onConflictDoUpdate({ target: siteConfiguration.section, set: row });
}

describe("an order", () => {
  it("is stored with the terms, the information on withdrawal and the seller in force", async () => {
    const { terms, withdrawalInformation, seller } = await readCurrentDocuments(db);
    const placed = await order();
    expect(placed).toMatchObject({
      termsVersion: terms.id,
      withdrawalInfoVersion: withdrawalInformation.id,
      sellerVersion: seller.id,
      withdrawalInfoShownAt: null,
    });
    expect(await readDocument(db, terms.id)).toMatchObject({ kind: "terms", content: terms.content });
  });

  it("keeps its versions when staff change them, and a later one gets the new ones", async () => {
    const before = await order();
    await setPhone("+46 70 174 06 11");
    const after = await order();
    expect(after.termsVersion).not.toBe(before.termsVersion);
    expect(after.sellerVersion).not.toBe(before.sellerVersion);
    const old = await readDocument(db, before.sellerVersion ?? "");
    expect(JSON.stringify(old?.content)).not.toContain("06 11");
    const kept = db
      .update(documentVersions)
      .set({ content: {} })
      .where(eq(documentVersions.id, before.termsVersion ?? ""));
    await expect(kept).rejects.toThrow();
    await expect(db.delete(documentVersions)).rejects.toThrow();
  });
});

describe("an order in another language", () => {
  const inSwedish = <Result>(work: () => Promise<Result>) => inLanguage("sv", work);

  it("is placed under the documents that its shopper read, and counts the information that the checkout showed", async () => {
    const { terms, withdrawalInformation, seller } = await inSwedish(() => readCurrentDocuments(db));
    const english = await readCurrentDocuments(db);
    expect([terms.locale, terms.content.title]).toEqual(["sv", "Köpvillkor"]);
    expect(withdrawalInformation.id).not.toBe(english.withdrawalInformation.id);
    expect(seller).toEqual(english.seller);
    expect(await inSwedish(() => order(withdrawalInformation.id))).toMatchObject({
      termsVersion: terms.id,
      withdrawalInfoVersion: withdrawalInformation.id,
      withdrawalInfoShownAt: now.toISOString(),
    });
  });

  it("has the terms in English, whole, where staff have edited them", async () => {
    const english = (await readCurrentDocuments(db)).terms.content;
    const edited = { ...english, intro: "Read these first. Call us {openingHours}." };
    const row = { section: "terms", content: edited, updatedAt: now.toISOString(), updatedBy: "kim" };
    await db.insert(siteConfiguration).values(row);
    const [terms, inEnglish] = [
      (await inSwedish(() => readCurrentDocuments(db))).terms,
      (await readCurrentDocuments(db)).terms,
    ];
    expect(terms).toEqual(inEnglish);
    expect(terms).toMatchObject({ locale: "en", content: { title: "Terms of Service" } });
    expect(terms.content.intro).toMatch(/Mon-Fri/);
    await db.delete(siteConfiguration).where(eq(siteConfiguration.section, "terms"));
  });
});

it("the documents of every open language are kept by the job", async () => {
  await noteCurrentDocuments(db, now, ["en", "fi"]);
  const { withdrawalInformation } = await readCurrentDocuments(db, "fi");
  expect(await readDocument(db, withdrawalInformation.id)).toMatchObject({ locale: "fi" });
});

describe("the information that the checkout showed", () => {
  it("counts when it is in force, or was within a day", async () => {
    const shown = (await readCurrentDocuments(db)).withdrawalInformation.id;
    const at = (days: number) => addDays(now, days);
    expect(await order(shown)).toMatchObject({
      withdrawalInfoVersion: shown,
      withdrawalInfoShownAt: now.toISOString(),
    });
    await setPhone("+46 70 174 06 12");
    const current = (await readCurrentDocuments(db)).withdrawalInformation.id;
    expect(current).not.toBe(shown);
    expect(await order(shown, addMinutes(now, 60))).toMatchObject({
      withdrawalInfoVersion: shown,
      withdrawalInfoShownAt: addMinutes(now, 60).toISOString(),
    });
    expect(await order(shown, at(2))).toMatchObject({ withdrawalInfoVersion: current, withdrawalInfoShownAt: null });
  });

  it("does not count when it is another document, none, or made up", async () => {
    const { terms, withdrawalInformation } = await readCurrentDocuments(db);
    for (const version of [terms.id, "f".repeat(64), "", "x"]) {
      expect(await order(version)).toMatchObject({
        withdrawalInfoVersion: withdrawalInformation.id,
        withdrawalInfoShownAt: null,
      });
    }
  });
});

it("a version is kept from the job's next run on, and noted as in force for as long as it is", async () => {
  await setPhone("+46 70 174 06 13");
  const { terms } = await readCurrentDocuments(db);
  expect(await readDocument(db, terms.id)).toBeNull();
  await noteCurrentDocuments(db, now);
  await noteCurrentDocuments(db, addDays(now, 3));
  const [row] = await db.select().from(documentVersions).where(eq(documentVersions.id, terms.id));
  expect(row).toMatchObject({ createdAt: now.toISOString(), lastCurrentAt: addDays(now, 3).toISOString() });
});
