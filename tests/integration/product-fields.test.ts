import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { isSameProduct } from "#app/admin/files/product-cells.ts";
import { fileOrigin, productCsv, rowsOfCsv } from "#app/admin/files/product-csv.ts";
import { readProductRows } from "#app/admin/files/read-product-rows.ts";
import { readProducts } from "#app/admin/files/read-products.server.ts";
import { parseProductForm } from "#app/admin/products/parse-product-form.ts";
import { formValues } from "#app/admin/products/product-form.ts";
import { readProductForm } from "#app/admin/products/read-product-form.server.ts";
import { saveProductForm } from "#app/admin/products/save-product-form.server.ts";
import { staffSave } from "#app/admin/products/save-product.server.ts";
import { productVariants } from "#app/db/schema/catalogue.server.ts";
import { anyProduct } from "#app/features/catalogue/products/any-product.ts";
import { withCompositionText } from "#app/features/catalogue/products/compliance.server.ts";
import { productFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import type { OwnField, ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { createProduct } from "#app/features/catalogue/products/save-product.server.ts";
import { readProductForStaff } from "#app/features/catalogue/products/staff-product.server.ts";
import { noDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { inKronor, toKronor } from "#app/shared/money.ts";
import { addTestMaker, now, openTestShop, testMaker } from "#tests/support/shop-fixture.ts";
import { type StaffCalls, staffCalls } from "#tests/support/staff-calls.ts";

const shop = openTestShop();
const { db } = shop;
const save = staffSave(db, "anna", now);
let owner: StaffCalls;
let made = 0;

/** Products that may be saved whatever they lack. */
const products = anyProduct([testMaker.id])
  .map((product) => (product.state === "published" ? { ...product, state: "draft" as const } : product))
  .map(withCompositionText);
const runs = { numRuns: 25 };

async function stored(id: string): Promise<ProductInput> {
  const product = await readProductForStaff(db, id);
  if (!product) throw new Error(`There is no ${id}`);
  return product.fields;
}
function expectSame(found: ProductInput, wanted: ProductInput): void {
  if (isSameProduct(found, wanted)) return;
  expect(found).toEqual(wanted);
  expect.unreachable("They differ, though each value equals the other");
}
/** A code is one variant's in the whole shop: the products of earlier runs let theirs go. */
const freeCodes = () => db.update(productVariants).set({ sku: null, gtin: null });
async function create(product: ProductInput): Promise<string> {
  await freeCodes();
  const id = `any-${++made}`;
  expect(await createProduct(db, product, { ...save, id }, now)).toMatchObject({ kind: "saved" });
  return id;
}

beforeAll(async () => {
  await addTestMaker(db);
  owner = await staffCalls(shop, "owner");
});

describe("any product, with all its fields", () => {
  it("is the same after it was saved by the form, and the form shows it so", async () => {
    await fc.assert(
      fc.asyncProperty(products, products, async (before, product) => {
        // That the form as it is drawn sends all of it is shown by `product-editor.test.tsx`.
        const parsed = parseProductForm({ ...formValues(product), description: `${product.description}.` });
        if ("problems" in parsed) return fc.pre(parsed.problems.media === undefined);
        const id = await create(before);
        const form = await readProductForm(db, id);
        const values = { ...formValues(parsed.input), expectedUpdatedAt: form?.product?.version ?? "" };
        const answer = await saveProductForm(shop, { id, values, actor: "anna" }, now);
        expect(answer).toMatchObject({ kind: "saved" });
        expectSame(await stored(id), parsed.input);
        const shown = (await readProductForm(db, id))?.values;
        expect(shown).toMatchObject(withoutMedia(formValues(parsed.input)));
      }),
      runs,
    );
  });

  it("is the same in a file that is written, brought in and written again", async () => {
    await fc.assert(
      fc.asyncProperty(products, async (product) => {
        const written = await fileOf(await create(product));
        const read = readProductRows(rowsOfCsv(written.text), null, {
          origin: fileOrigin,
          withStock: true,
          copies: new Map(),
        });
        if (read.kind === "broken") throw new Error(read.reason);
        expectSame(read.fields, product);
        const again = await fileOf(await create(read.fields));
        expect(again.text.replaceAll(again.id, "")).toBe(written.text.replaceAll(written.id, ""));
      }),
      runs,
    );
  });

  it("is the same after it was sent to the API, which answers with what was sent", async () => {
    await fc.assert(
      fc.asyncProperty(products, products, async (before, product) => {
        const id = `any-${++made}`;
        await freeCodes();
        const sent = apiFields(before);
        const created = await owner("products", "--create", { id, ...sent });
        expect(created.body.data?.[0]).toMatchObject(answered(sent));
        expectSame(await stored(id), withoutMeasures(before));
        const update = apiFields(product);
        const updated = await owner("products", "--update", { filter: { id }, update });
        expect(updated.body.data?.[0]).toMatchObject(answered(update));
        expectSame(await stored(id), withoutMeasures(product));
      }),
      runs,
    );
  });
});

/** A product's file. */
async function fileOf(id: string) {
  const product = (await readProducts(db, [id])).get(id);
  if (!product) throw new Error(`There is no ${id}`);
  return { id, text: productCsv(product) };
}

/** A product as the API takes it. */
function apiFields(product: ProductInput): Record<string, unknown> {
  const { priceOre, earlierPriceOre, media, variants, variantDetails, texts, ...fields } = product;
  const own: Record<OwnField, object> = {
    priceOre: { price: toKronor(priceOre) },
    earlierPriceOre: { earlierPrice: earlierPriceOre === null ? null : toKronor(earlierPriceOre) },
    state: { state: fields.state },
    publishAt: { publishAt: fields.publishAt },
    colors: { colors: fields.colors },
    sizes: { sizes: fields.sizes },
    variants: {
      variants: variants.map(({ loadedQuantity: _, ...variant }) => ({
        ...variant,
        ...inKronor(variantDetails[variantKey(variant)] ?? noDetails),
      })),
    },
    variantDetails: {},
    media: { media: media.map(({ url, alt, colorId }) => ({ url, alt, colorId })) },
    textile: { textile: fields.textile },
    animalParts: { animalParts: fields.animalParts },
    components: { components: fields.components },
    manufacturerId: { manufacturerId: fields.manufacturerId },
    responsiblePersonId: { responsiblePersonId: fields.responsiblePersonId },
    modelNumber: { modelNumber: fields.modelNumber },
    noWarnings: { noWarnings: fields.noWarnings },
    warnings: { warnings: fields.warnings },
    guarantee: { guarantee: fields.guarantee },
  };
  const all: Record<string, unknown> = { ...fields, ...texts };
  const simple = productFieldEntries.map(([name, { apiName = name }]) => [apiName, all[name]]);
  return Object.assign(Object.fromEntries(simple), ...Object.values(own));
}

/** The API answers pictures by their addresses, and variants in the order of their ids. */
function answered({ media, variants, ...sent }: Record<string, unknown>): object {
  return {
    ...sent,
    media: (media as ProductInput["media"]).map(({ url }) => url),
    variants: expect.toSatisfy((found: unknown[]) => found.length === (variants as unknown[]).length),
  };
}

/** The API has no measures of pictures. */
function withoutMeasures(product: ProductInput): ProductInput {
  return { ...product, media: product.media.map((picture) => ({ ...picture, width: null, height: null })) };
}

/** Pictures have ids of their own once they are saved. */
function withoutMedia({ media: _, ...values }: ReturnType<typeof formValues>) {
  return values;
}
