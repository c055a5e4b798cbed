import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { undoByAction } from "#app/admin/audit/undo.server.ts";
import { auditLog } from "#app/db/schema/audit.server.ts";
import { products } from "#app/db/schema/catalogue.server.ts";
import { redirects } from "#app/db/schema/redirects.server.ts";
import { translations } from "#app/db/schema/translations.server.ts";
import { deleteRedirect } from "#app/features/catalogue/redirects/delete-redirect.server.ts";
import { findRedirect } from "#app/features/catalogue/redirects/find-redirect.server.ts";
import { readRedirect } from "#app/features/catalogue/redirects/old-path.ts";
import { saveRedirect } from "#app/features/catalogue/redirects/save-redirect.server.ts";
import type { AuditAction } from "#app/features/shop/audit/actions.ts";
import { now, openTestShop, stockGarment } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const change = { actor: "astrid", now };

async function save(from: string, to: string): Promise<string> {
  const read = readRedirect({ from, to }, "https://shop.example");
  if (read.kind === "refused") return read.reason;
  const saved = await saveRedirect(db, read, change);
  return saved.kind === "saved" ? "saved" : saved.reason;
}
const leads = (address: string) => findRedirect(db, new URL(address, "https://shop.example"));
const storedAt = async (path: string) =>
  (await db.select().from(redirects).where(eq(redirects.fromPath, path)))[0]?.toAddress;
const entriesOf = (path: string) => db.select().from(auditLog).where(eq(auditLog.subjectId, path));

beforeAll(async () => {
  for (const id of ["blue-tee", "hidden-tee", "cj-tee"]) await stockGarment(db, { id, published: id !== "hidden-tee" });
  await db.update(products).set({ source: "cjdropshipping" }).where(eq(products.id, "cj-tee"));
});

describe("an old address", () => {
  it.each([
    ["/products/blue-tee", "/product/blue-tee"],
    ["/Products/Blue-Tee/", "/product/blue-tee"],
    ["/collections/tops/products/blue-tee", "/product/blue-tee"],
    ["/products/cj-tee?color=black", "/cj-product/cj-tee?color=black"],
    ["/collections/men", "/mens-collection"],
    ["/collections/Women?size=M", "/womens-collection?size=M"],
    ["/collections/all", "/shop"],
    ["/collections/sale", "/shop?category=sale"],
    ["/pages/about-us", "/about"],
    ["/pages/size-guide", "/size-guide"],
    ["/policies/refund-policy", "/returns"],
    ["/women", "/womens-collection"],
    ["/Terms/", "/terms-of-service"],
    ["/collections", "/shop"],
  ])("of a Shopify shop, or what one would guess, leads on by itself: %s", async (from, to) => {
    expect(await leads(from)).toBe(to);
  });

  it.each([
    "/products/unknown",
    "/products/hidden-tee",
    "/products/blue-tee/more",
    "/products/constructor",
    "/collections/constructor",
    "/collections/tops",
    "/pages/checkout/return",
    "/pages/thank-you",
    "/pages/admin",
    "/nowhere",
  ])("that nobody knows leads nowhere: %s", async (from) => {
    expect(await leads(from)).toBeNull();
  });

  it("leads where staff say, whatever its case, before it leads by its name", async () => {
    expect(await save("/Pages/Om-Oss", "/about")).toBe("saved");
    expect(await leads("/pages/OM-OSS/")).toBe("/about");
    expect(await save("/collections/sale", "/mens-collection")).toBe("saved");
    expect(await leads("/collections/sale?size=M")).toBe("/mens-collection?size=M");
    expect(await save("/blogs/news/run", "https://blog.example/run")).toBe("saved");
    expect(await leads("/blogs/news/run?x=1")).toBe("https://blog.example/run");
  });
});

describe("redirects", () => {
  it("are sent on once: a chain is shortened from both ends", async () => {
    await save("/chain/b", "/chain/c");
    await save("/chain/a", "/chain/b");
    expect(await leads("/chain/a")).toBe("/chain/c");
    await save("/chain/c", "/about");
    expect(await leads("/chain/a")).toBe("/about");
    expect(await leads("/chain/b")).toBe("/about");
  });

  it("never lead in a circle", async () => {
    await save("/circle/a", "/circle/b");
    expect(await save("/circle/b", "/circle/a")).toContain("circle");
    expect(await save("/product/gone-tee", "/products/gone-tee")).toContain("circle");
    const both = await Promise.all([save("/race/a", "/race/b"), save("/race/b", "/race/a")]);
    expect(both.filter((outcome) => outcome === "saved").length).toBeLessThanOrEqual(1);
    expect([await storedAt("/race/a"), await storedAt("/race/b")].filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it("never stand in the way of a page that the shop has, or of what leads there", async () => {
    expect(await save("/shop", "/about")).toContain("page of the shop");
    for (const path of ["/product/blue-tee", "/cj-product/cj-tee"])
      expect(await save(path, "/about")).toContain("page of the shop");
    expect(await save("/product/hidden-tee", "/about")).toBe("saved");
    await deleteRedirect(db, "/product/hidden-tee", change);
    // Stored while the product was not for sale.
    await db.insert(redirects).values({
      fromPath: "/product/blue-tee",
      toAddress: "/about",
      toPath: "/about",
      createdAt: change.now.toISOString(),
      createdBy: change.actor,
    });
    expect(await save("/pages/blue", "/product/blue-tee?color=blue")).toBe("saved");
    expect(await storedAt("/pages/blue")).toBe("/product/blue-tee?color=blue");
    await deleteRedirect(db, "/product/blue-tee", change);
  });

  it("leads to a page that is there again, though that once led here", async () => {
    const publish = (id: string, published: boolean) =>
      db.update(products).set({ published }).where(eq(products.id, id));
    await save("/product/hidden-tee", "/product/blue-tee");
    await publish("hidden-tee", true);
    await publish("blue-tee", false);
    expect(await save("/product/blue-tee", "/product/hidden-tee")).toBe("saved");
    expect(await storedAt("/product/blue-tee")).toBe("/product/hidden-tee");
    expect(await storedAt("/product/hidden-tee")).toBeUndefined();
    await deleteRedirect(db, "/product/blue-tee", change);
    await publish("hidden-tee", false);
    await publish("blue-tee", true);
  });

  it("isn't redirected where a product is found by its address in another language", async () => {
    const translated = (text: string) => ({
      kind: "product" as const,
      itemId: "blue-tee",
      field: "slug",
      language: "sv" as const,
      text,
      source: "blue-tee",
      updatedAt: now.toISOString(),
      updatedBy: "astrid",
    });
    await db.insert(translations).values(translated("bla-tee"));
    expect(await save("/product/bla-tee", "/about")).toContain("page of the shop");
    await db.delete(translations);
  });

  it("lead where they were sent last, and a repeat writes nothing", async () => {
    await save("/twice", "/faq");
    await save("/twice", "/about");
    await save("/twice", "/about");
    expect(await storedAt("/twice")).toBe("/about");
    expect((await entriesOf("/twice")).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["redirect.saved", null, { to: "/faq" }],
      ["redirect.saved", { to: "/faq" }, { to: "/about" }],
    ]);
  });

  it("are deleted once, and come back from the audit log", async () => {
    await save("/gone", "/about");
    await Promise.all([deleteRedirect(db, "/gone", change), deleteRedirect(db, "/gone", change)]);
    expect(await leads("/gone")).toBeNull();
    const [, deleted, ...more] = await entriesOf("/gone");
    expect(more).toEqual([]);
    expect(await undoByAction[deleted!.action as AuditAction]!(shop, deleted!, change)).toBe("undone");
    expect(await leads("/gone")).toBe("/about");
  });

  it("are not brought back into a circle", async () => {
    await save("/back/a", "/back/b");
    await deleteRedirect(db, "/back/a", change);
    await save("/back/b", "/back/a");
    const [, deleted] = await entriesOf("/back/a");
    expect(await undoByAction[deleted!.action as AuditAction]!(shop, deleted!, change)).toBe("changed-since");
  });
});
