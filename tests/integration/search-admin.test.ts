import { describe, expect, it } from "vitest";

import { searchAdmin } from "#app/admin/search/search-admin.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { fakeProvider } from "#tests/support/fake-provider.ts";
import { orderRow, paidOrder } from "#tests/support/paid-order.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
const kindsOf = (hits: Awaited<ReturnType<typeof searchAdmin>>) => [...new Set(hits.map(({ kind }) => kind))];

describe("the search of the admin", () => {
  it("finds an order by its number and its customer by the email address", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const { orderNumber, email } = await orderRow(db, orderId);
    expect(await searchAdmin(db, builtInRoles.owner, orderNumber, now)).toMatchObject([
      { kind: "Orders", title: orderNumber, to: `/admin/orders/${orderId}` },
    ]);
    expect(kindsOf(await searchAdmin(db, builtInRoles.owner, email, now))).toContain("Orders");
  });

  it("finds what a role may open, and nothing else", async () => {
    const { orderId } = await paidOrder(db, fakeProvider());
    const { orderNumber } = await orderRow(db, orderId);
    expect(await searchAdmin(db, builtInRoles.editor, orderNumber, now)).toEqual([]);
    expect((await searchAdmin(db, builtInRoles.support, "garment", now)).every(({ kind }) => kind === "Products")).toBe(
      true,
    );
    expect((await searchAdmin(db, builtInRoles.support, "audit", now)).map(({ title }) => title)).toEqual([]);
    expect((await searchAdmin(db, builtInRoles.owner, "audit", now)).map(({ title }) => title)).toContain("Audit log");
  });

  it("finds pages and settings by other words for them, by the beginning of each", async () => {
    expect((await searchAdmin(db, builtInRoles.owner, "stock co", now)).map(({ title }) => title)).toEqual([
      "Inventory",
    ]);
    expect((await searchAdmin(db, builtInRoles.owner, "shipp", now)).map(({ to }) => to)).toContain(
      "/admin/settings/shipping",
    );
  });

  it("finds a page or a setting by a word with one slip, where nothing else has that word", async () => {
    const titlesOf = async (text: string) =>
      (await searchAdmin(db, builtInRoles.owner, text, now)).map(({ title }) => title);
    expect(await titlesOf("audti")).toContain("Audit log");
    expect(await titlesOf("aduit log")).toContain("Audit log");
    expect(await titlesOf("adt")).toEqual([]);
  });

  it("offers every page of the role when nothing is typed", async () => {
    expect((await searchAdmin(db, builtInRoles.owner, "  ", now)).map(({ title }) => title)).toEqual(
      expect.arrayContaining(["All orders", "Campaigns", "Audit log"]),
    );
    expect((await searchAdmin(db, builtInRoles.editor, "", now)).map(({ title }) => title)).not.toContain("All orders");
  });

  it.each(["%", "'", '"', "*", "PM-", "\u0000", "🧦".repeat(60), "NEAR(", "-"])(
    "answers %j without failing",
    async (text) => {
      await expect(searchAdmin(db, builtInRoles.owner, text, now)).resolves.toBeInstanceOf(Array);
    },
  );
});
