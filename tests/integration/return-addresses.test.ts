import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { complaintEvents } from "#app/db/schema/complaints.server.ts";
import { markets } from "#app/db/schema/markets.server.ts";
import { orders } from "#app/db/schema/orders.server.ts";
import { readExchangePage } from "#app/features/after-sale/cases/read-exchange.server.ts";
import { requestGoods } from "#app/features/after-sale/cases/request-goods.server.ts";
import { readOrder } from "#app/features/selling/orders/queries.server.ts";
import { currentDocuments, documentSourcesStatement } from "#app/features/shop/documents/current-documents.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { readWithdrawForm } from "#app/storefront/case-pages/read-withdraw-form.server.ts";
import { readOrderActions } from "#app/storefront/thank-you-page/read-order-actions.server.ts";
import { heldExchange, makeComplaint } from "#tests/support/cases.ts";
import { deliveredOrder } from "#tests/support/delivered-order.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";
import { origin } from "#tests/support/staff-fixture.ts";
import { emails } from "#workers/jobs/emails.ts";

/** Where the goods of an order go back to: the address of its market, if that has one of its own. */
const shop = openTestShop();
const { db } = shop;
const sentence = "Sender du uden vores label? Adressen er Returvej 1, 2300 København S.";

beforeAll(async () => {
  const row = { isOpen: true, openedAt: now.toISOString(), returnAddress: "Returvej 1\n2300 København S" };
  await db.update(markets).set(row).where(eq(markets.id, "dk"));
});

const danish = <T>(run: () => Promise<T>) => inLanguage("da", run);

/** Everything that tells the buyer of an order the way back, by where it stands. */
async function toldOf(market: MarketId) {
  const order = await deliveredOrder(db, fakeProvider());
  const returnId = await heldExchange(db, order);
  await db.update(orders).set({ market, locale: "da" }).where(eq(orders.id, order.orderId));
  const detail = await readOrder(db, order.orderId);
  if (!detail) throw new Error("no order");
  const page = await danish(() => readOrderActions(shop, detail, now));
  const key = await signLink("withdrawal-link", order.orderId, shop.env.LINK_SECRET, new Date());
  const url = new URL(`${origin}/withdraw?${new URLSearchParams({ id: order.orderId, key })}`);
  const form = await readWithdrawForm(shop, url, new Date());
  const exchangePage = await danish(() => readExchangePage(db, order.orderId, now));
  const exchangeMail = await emails.exchange_requested.render(returnId, shop);
  const complaintId = await makeComplaint(shop, order, [[order.black, 1]]);
  await requestGoods(shop, { id: complaintId, returnId: newId("ret"), text: "", actor: "kim" }, now);
  const events = await db.select().from(complaintEvents).where(eq(complaintEvents.complaintId, complaintId));
  const asked = events.find(({ type }) => type === "goods-requested");
  const letter = await emails.complaint_letter.render(asked?.id ?? "", shop);
  return {
    orderPage: page.periods,
    withdrawForm: form.order?.returnAddress,
    exchangePage: exchangePage?.sendTo,
    exchangeMail: exchangeMail?.text,
    letter: letter?.text,
  };
}

describe("the way back of an order", () => {
  it("of a market with a return address of its own tells that wherever it is described", async () => {
    const told = await toldOf("dk");
    expect(told.orderPage).toContain(sentence);
    expect(told.withdrawForm).toBe("Returvej 1\n2300 København S");
    expect(told.exchangePage).toEqual([sentence]);
    expect(told.exchangeMail?.replaceAll(/\s+/g, " ")).toContain(sentence);
    // In the language that the complaint was told in.
    expect(told.letter?.replaceAll(/\s+/g, " ")).toContain("The address is Returvej 1, 2300 København S.");
  });

  it("of the shop's own market tells nothing beside the shop's address", async () => {
    const told = await toldOf("se");
    expect(told.withdrawForm).toBeNull();
    expect(told.exchangePage).toEqual([]);
    expect(JSON.stringify(told)).not.toMatch(/Sender du uden vores label\?|Returvej/);
  });
});

describe("the information on withdrawal", () => {
  const inForce = async (language: "da" | "sv") =>
    JSON.stringify(await currentDocuments(await documentSourcesStatement(db, language), language));

  it("says where the goods go in an open market, and in no other", async () => {
    expect(await inForce("da")).toContain("Send varerne retur til Pulse Mode");
    expect(await inForce("da")).toContain(", Returvej 1, 2300 København S, eller aflever dem til os,");
    expect(await inForce("sv")).toContain("Skicka tillbaka varorna, eller lämna över dem till oss,");
    await db.update(markets).set({ isOpen: false }).where(eq(markets.id, "dk"));
    expect(await inForce("da")).toContain("Send varerne retur, eller aflever dem til os,");
  });
});
