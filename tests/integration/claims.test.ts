import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { readToday } from "#app/admin/today/read-today.server.ts";
import { productDetails, products } from "#app/db/schema/catalogue.server.ts";
import {
  readClaimDocument,
  removeClaimDocument,
  storeClaimDocument,
} from "#app/features/catalogue/claims/claim-document.server.ts";
import { claimInputSchema } from "#app/features/catalogue/claims/claim-input.ts";
import { addClaim, decideClaim, reevaluateClaims, listClaims } from "#app/features/catalogue/claims/claims.server.ts";
import { operatorSchema } from "#app/features/catalogue/operators/operator.ts";
import { readOperator } from "#app/features/catalogue/operators/operators.server.ts";
import { addOperator, editOperator } from "#app/features/catalogue/operators/save-operator.server.ts";
import { setStates } from "#app/features/catalogue/products/bulk-edit.server.ts";
import { listIncompleteProducts } from "#app/features/catalogue/products/incomplete-products.server.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { readProductRecords } from "#app/features/catalogue/products/product-records.server.ts";
import { publishScheduled } from "#app/features/catalogue/products/publish-scheduled.server.ts";
import { recheckOperatorProducts } from "#app/features/catalogue/products/recheck-operator-products.server.ts";
import { createProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { isPublicPicture } from "#app/features/catalogue/reviews/public-picture.server.ts";
import { builtInRoles } from "#app/features/shop/staff/permissions.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { addTestMaker, complete, now, openTestShop, stockGarment, testMaker } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();
const { db } = shop;
const save = staffSave(db, "anna", now);
const afterEnd = new Date("2026-12-02T12:00:00Z");

const tee = (change: Partial<ProductInput> = {}) =>
  productInputSchema.parse({ name: "Tee", description: "Light.", priceOre: 299_00, texts: {}, ...complete, ...change });
const create = (id: string, input: ProductInput) => createProduct(db, input, { ...save, id }, now);

async function claimsOf(id: string, at: Date) {
  const page = await readProductPage(db, id, undefined, at);
  return page.kind === "found" ? page.facts.claims.map(({ text }) => text) : [];
}

beforeAll(() => addTestMaker(db));

describe("publishing", () => {
  it.each<[string, Partial<ProductInput>, string]>([
    ["composition", { components: [] }, "components"],
    ["whether it is a textile", { textile: null, components: [] }, "textile"],
    ["manufacturer", { manufacturerId: null }, "manufacturerId"],
    ["model number", { modelNumber: null }, "modelNumber"],
    ["warnings", { noWarnings: false }, "warnings"],
    ["evidence for what its text claims", { description: "Made of recycled yarn." }, "description"],
    ["a guarantor for a warranty", { shortDescription: "With a 1 year warranty." }, "shortDescription"],
  ])("is refused without %s, and says where; a draft is not", async (name, change, field) => {
    const id = `no-${name.replaceAll(" ", "-")}`;
    expect(await create(id, tee(change))).toMatchObject({ kind: "incomplete", missing: [{ field }] });
    expect(await create(id, tee({ ...change, state: "draft" }))).toMatchObject({ kind: "saved" });
    expect(await setStates(db, [id], "published", { actor: "anna" }, now)).toMatchObject({ count: 0, incomplete: 1 });
  });

  it("waits for what is missing when it is scheduled", async () => {
    const publishAt = new Date(now.getTime() - 60_000).toISOString();
    await create("planned", tee({ state: "scheduled", publishAt, modelNumber: null }));
    await publishScheduled(db, now);
    expect((await readProductForStaff(db, "planned"))?.fields.state).toBe("scheduled");
  });

  it("names nobody that the shop does not know", async () => {
    expect(await create("unknown-maker", tee({ state: "draft", manufacturerId: "op-nobody" }))).toMatchObject({
      kind: "incomplete",
    });
  });
});

describe("a claim", () => {
  it("is shown once somebody checked it, and hidden by itself after its last day", async () => {
    await stockGarment(db, { id: "claimed" });
    const input = claimInputSchema.parse({
      productId: "claimed",
      text: "100% organic cotton",
      kind: "material",
      part: "",
      fibre: "cotton",
      attribute: "organic",
      percent: "100",
      scheme: "GOTS",
      certificateNumber: "GOTS-1",
      issuer: "Nordic Textile Certification",
      validFrom: "2026-01-01",
      validTo: "2026-12-01",
      documentUrl: "",
    });
    const by = { actor: "anna", now };
    expect(await addClaim(db, "clm_claimed", input, by)).toBe("added");
    expect(await addClaim(db, "clm_claimed", input, by)).toBe("added");
    expect(await claimsOf("claimed", now)).toEqual([]);
    await decideClaim(db, "clm_claimed", "check", by);
    expect(await reevaluateClaims(db, now)).toEqual(["claimed"]);
    expect(await reevaluateClaims(db, now)).toEqual([]);
    expect(await claimsOf("claimed", now)).toEqual(["100% organic cotton"]);
    expect(await listClaims(db, now)).toMatchObject([{ state: "expiring", checkedBy: "anna" }]);

    expect(await claimsOf("claimed", afterEnd)).toEqual([]);
    expect(await reevaluateClaims(db, afterEnd)).toEqual(["claimed"]);
  });

  it("of an unknown product is refused", async () => {
    const input = claimInputSchema.parse({
      productId: "nothing",
      text: "Something",
      kind: "origin",
      validFrom: "2026-01-01",
      validTo: "2026-12-01",
    });
    expect(await addClaim(db, "clm_nothing", input, { actor: "anna", now })).toBe("unknown-product");
  });
});

describe("the document of a claim", () => {
  const by = { actor: "anna", now };
  const pdf = (mark: string) => new Blob([`%PDF-1.7\n${mark}\n%%EOF\n`]);
  const input = claimInputSchema.parse({
    productId: "documented",
    text: "100% organic cotton",
    kind: "material",
    part: "",
    fibre: "cotton",
    attribute: "organic",
    percent: "100",
    validFrom: "2026-01-01",
    validTo: "2027-12-01",
    documentUrl: "",
  });
  const textOf = async (id: string) => (await readClaimDocument(shop, id))?.text();
  const stored = async () => (await shop.env.MEDIA.list({ prefix: "private/claims/" })).objects.length;
  const check = () => decideClaim(db, "clm_documented", "check", by);
  beforeAll(async () => {
    await stockGarment(db, { id: "documented" });
    await addClaim(db, "clm_documented", input, by);
  });

  it("proves it once somebody has checked it, and each other document must be checked again", async () => {
    expect(await storeClaimDocument(shop, "clm_documented", pdf("first"), by)).toBe("done");
    expect(await claimsOf("documented", now)).toEqual([]);
    await check();
    expect(await claimsOf("documented", now)).toEqual(["100% organic cotton"]);
    expect(await storeClaimDocument(shop, "clm_documented", pdf("second"), by)).toBe("done");
    expect(await claimsOf("documented", now)).toEqual([]);
    expect(await textOf("clm_documented")).toContain("second");
    expect(await stored()).toBe(1);
  });

  it("is not noted as checked by somebody who saw another one", async () => {
    const seen = (await listClaims(db, now)).find(({ id }) => id === "clm_documented")?.updatedAt ?? "";
    const later = { actor: "bo", now: new Date(now.getTime() + 1000) };
    await storeClaimDocument(shop, "clm_documented", pdf("third"), later);
    expect(await decideClaim(db, "clm_documented", "check", { ...by, seen })).toBeNull();
    expect(await claimsOf("documented", now)).toEqual([]);
  });

  it("is one when several are stored at once, and nothing else stays", async () => {
    const results = await Promise.all(
      ["a", "b", "c"].map((mark) => storeClaimDocument(shop, "clm_documented", pdf(mark), by)),
    );
    expect(results).toContain("done");
    expect(await stored()).toBe(1);
    expect(await textOf("clm_documented")).toMatch(/[abc]\n%%EOF/);
  });

  it("is nobody's but staff's, and what is neither PDF nor picture is refused", async () => {
    const [object] = (await shop.env.MEDIA.list({ prefix: "private/claims/" })).objects;
    expect(await isPublicPicture(db, object?.key ?? "")).toBe(false);
    expect(await storeClaimDocument(shop, "clm_documented", new Blob(["<script>alert(1)</script>"]), by)).toBe(
      "no-document",
    );
    expect(await storeClaimDocument(shop, "clm_nothing", pdf("x"), by)).toBe("unknown-claim");
    expect(await stored()).toBe(1);
  });

  it("is deleted when it is removed, and the claim with nothing else to prove it is no longer shown", async () => {
    await check();
    expect(await claimsOf("documented", now)).toEqual(["100% organic cotton"]);
    expect(await removeClaimDocument(shop, "clm_documented", by)).toBe("done");
    expect(await removeClaimDocument(shop, "clm_documented", by)).toBe("done");
    expect(await stored()).toBe(0);
    expect(await readClaimDocument(shop, "clm_documented")).toBeNull();
    await check();
    expect(await claimsOf("documented", now)).toEqual([]);
  });

  it("tells when its claim has ended: no check makes it shown again", async () => {
    const after = { ...by, now: new Date("2040-01-01T12:00:00Z") };
    expect(await storeClaimDocument(shop, "clm_documented", pdf("late"), after)).toBe("done-ended");
    expect(await removeClaimDocument(shop, "clm_documented", after)).toBe("done-ended");
  });

  it("stays with a claim that was taken back", async () => {
    await storeClaimDocument(shop, "clm_documented", pdf("kept"), by);
    await decideClaim(db, "clm_documented", "withdraw", by);
    expect(await removeClaimDocument(shop, "clm_documented", by)).toBe("unknown-claim");
    expect(await textOf("clm_documented")).toContain("kept");
  });
});

describe("a manufacturer that is edited", () => {
  const mill = {
    role: "manufacturer",
    name: "Mill",
    street: "Road 1",
    postalCode: "1",
    city: "Trosa",
    country: "SE",
    electronicAddress: "mill@mail.example",
  } as const;
  const isWhole = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]?.isComplete;
  const seenNow = async () => (await readOperator(db, "op-edited"))?.seen ?? "";
  let edits = 0;
  const edit = async (change: Record<string, string>, seen?: string) => {
    const fields = operatorSchema.parse({ ...mill, ...change });
    const at = new Date(now.getTime() + (edits += 1) * 1000);
    const result = await editOperator(db, "op-edited", fields, {
      actor: "anna",
      now: at,
      seen: seen ?? (await seenNow()),
    });
    return { result, products: result === "saved" ? await recheckOperatorProducts(db, "op-edited", fields) : [] };
  };
  beforeAll(async () => {
    await addOperator(db, "op-edited", mill, { actor: "anna", now });
    await create("of-the-mill", tee({ manufacturerId: "op-edited" }));
    await create("with-a-person", tee({ manufacturerId: "op-edited", responsiblePersonId: testMaker.id }));
    await create("lacks-more", tee({ manufacturerId: "op-edited", state: "draft", modelNumber: null }));
  });

  it("is told on the pages of its products at once", async () => {
    const { result, products: named } = await edit({ name: "Mill and Sons" });
    expect(result).toBe("saved");
    expect(named.toSorted()).toEqual(["lacks-more", "of-the-mill", "with-a-person"]);
    expect(JSON.stringify(await readProductPage(db, "of-the-mill"))).toContain("Mill and Sons");
  });

  it("outside the EU leaves products without a responsible person incomplete, until it is back", async () => {
    await edit({ country: "CN" });
    expect([await isWhole("of-the-mill"), await isWhole("with-a-person")]).toEqual([false, true]);
    expect((await listIncompleteProducts(db)).map(({ id }) => id)).toContain("of-the-mill");
    const { tasks } = await readToday(db, builtInRoles.editor, now);
    expect(tasks.find(({ task }) => task === "incomplete-products")?.count).toBe(1);
    await edit({ country: "NO" });
    expect([await isWhole("of-the-mill"), await isWhole("lacks-more")]).toEqual([true, false]);
  });

  it("is not saved over what somebody else saved meanwhile", async () => {
    const seen = await seenNow();
    expect((await edit({ name: "First" }, seen)).result).toBe("saved");
    expect((await edit({ name: "Second" }, seen)).result).toBe("changed");
    expect((await readOperator(db, "op-edited"))?.operator.name).toBe("First");
  });
});

it("the API leaves out what an incomplete product claims and promises of itself", async () => {
  await stockGarment(db, { id: "told" });
  await db
    .update(productDetails)
    .set({ sustainabilityInfo: "Green", warrantyInfo: "Ever" })
    .where(eq(productDetails.productId, "told"));
  const told = async () => {
    const [record] = await readProductRecords(db, { id: "told", limit: 1, skip: 0 });
    return [record?.sustainabilityInfo, record?.warrantyInfo, record?.materialComposition];
  };
  expect(await told()).toEqual(["Green", "Ever", "100% cotton"]);
  await db.update(products).set({ isComplete: false }).where(eq(products.id, "told"));
  expect(await told()).toEqual([null, null, "100% cotton"]);
});

it("staff are told of claims that end within 30 days", async () => {
  const counted = async (day: string) => {
    const { tasks } = await readToday(db, builtInRoles.editor, new Date(`${day}T12:00:00Z`));
    return tasks.find(({ task }) => task === "claims-ending")?.count;
  };
  // The claim of the first test, which ends on 1 December.
  expect(await counted("2026-11-01")).toBe(0);
  expect(await counted("2026-11-02")).toBe(1);
  expect(await counted("2026-12-01")).toBe(1);
  expect(await counted("2026-12-02")).toBe(0);
});

it("a product page names who made it", async () => {
  await stockGarment(db, { id: "made" });
  const page = await readProductPage(db, "made");
  expect(page).toMatchObject({
    facts: {
      composition: [{ part: "", fibres: "100% cotton" }],
      makers: [
        { title: "Manufacturer", lines: [testMaker.name, expect.any(String), testMaker.electronicAddress] },
        { title: "Model number", lines: ["PM-1"] },
      ],
    },
  });
});

it("a product page tells the composition of what is no textile as staff wrote it", async () => {
  const texts = { materialComposition: "Stainless steel" };
  expect(
    await create("bottle", tee({ textile: false, components: [], texts: { ...tee().texts, ...texts } })),
  ).toMatchObject({
    kind: "saved",
  });
  expect(await readProductPage(db, "bottle")).toMatchObject({
    facts: { composition: [{ part: "", fibres: "Stainless steel" }] },
  });
});
