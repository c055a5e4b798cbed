import { beforeAll, describe, expect, it } from "vitest";

import { staffSave } from "#app/admin/products/save-product.server.ts";
import { setStates } from "#app/features/catalogue/bulk-edit.server.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/product-input.ts";
import { publishScheduled } from "#app/features/catalogue/publish-scheduled.server.ts";
import { createProduct } from "#app/features/catalogue/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/staff-product.server.ts";
import { claimInputSchema } from "#app/features/claims/claim-input.ts";
import { addClaim, decideClaim, followClaims, listClaims } from "#app/features/claims/claims.server.ts";
import { readProductPage } from "#app/storefront/product-page/read-product-page.server.ts";
import { addTestMaker, complete, now, openTestShop, stockGarment, testMaker } from "#tests/support/shop-fixture.ts";

const { db } = openTestShop();
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
    expect(await followClaims(db, now)).toEqual(["claimed"]);
    expect(await followClaims(db, now)).toEqual([]);
    expect(await claimsOf("claimed", now)).toEqual(["100% organic cotton"]);
    expect(await listClaims(db, now)).toMatchObject([{ state: "expiring", checkedBy: "anna" }]);

    expect(await claimsOf("claimed", afterEnd)).toEqual([]);
    expect(await followClaims(db, afterEnd)).toEqual(["claimed"]);
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
