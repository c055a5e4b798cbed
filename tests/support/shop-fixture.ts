import { env } from "cloudflare:workers";

import { openDatabase } from "#app/db/client.server.ts";
import {
  productColors,
  productDetails,
  productMedia,
  products,
  productSizes,
  productVariants,
} from "#app/db/schema/catalogue.server.ts";
import { productFacets } from "#app/db/schema/catalogue.server.ts";
import { economicOperators, productCompliance, productComponents } from "#app/db/schema/compliance.server.ts";
import { facetsOf } from "#app/features/catalogue/products/facets.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import type { OrderInput } from "#app/features/selling/orders/schemas.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { parseEnvironment } from "#app/platform/env/env.server.ts";
import type { Currency } from "#app/shared/currencies.ts";

/** The current time in tests. */
export const now = new Date("2026-11-20T12:00:00Z");

/** What the shops of all files of this Worker left to `waitUntil`; `reset-bindings.ts` waits for it. */
const unfinishedWork = ((globalThis as { unfinishedWork?: Promise<unknown>[] }).unfinishedWork ??= []);

/** The shop over this test's own bindings. `finished` waits for the work passed to `waitUntil`. */
export function openTestShop(): Shop & { finished: () => Promise<void> } {
  const pending: Promise<unknown>[] = [];
  const checked = parseEnvironment(env);
  return {
    env: checked,
    db: openDatabase(checked.DB),
    waitUntil: (work) => {
      pending.push(work);
      unfinishedWork.push(work);
    },
    finished: async () => void (await Promise.all(pending)),
  };
}

/** Who makes the goods of the tests. */
export const testMaker = {
  id: "op-test",
  role: "manufacturer",
  name: "Test Mill AB",
  street: "Verkstadsgatan 1",
  postalCode: "619 30",
  city: "Trosa",
  country: "SE",
  electronicAddress: "mill@mail.example",
};

/** All that a product says by law before it is offered. */
export const complete = {
  textile: true,
  components: [{ part: "whole" as const, fibre: "cotton" as const, percent: 100 }],
  manufacturerId: testMaker.id,
  modelNumber: "PM-1",
  noWarnings: true,
} satisfies Partial<ProductInput>;

/** Adds the maker that `complete` names. */
export async function addTestMaker(db: Shop["db"]): Promise<void> {
  const time = now.toISOString();
  await db
    .insert(economicOperators)
    .values({ ...testMaker, createdAt: time, updatedAt: time })
    .onConflictDoNothing();
}

interface Garment {
  id: string;
  priceOre?: number;
  stock?: number;
  published?: boolean;
  currency?: Currency;
}

/** Creates a garment for sale: black and white, in M and L, each with the same stock. */
export async function stockGarment(
  db: Shop["db"],
  { id, priceOre = 299_00, stock = 10, published = true, currency = "SEK" }: Garment,
) {
  const time = now.toISOString();
  const product = {
    id,
    name: `Garment ${id}`,
    priceOre,
    currency,
    earlierPriceOre: null,
    category: "Mens Collection",
    productType: "T-Shirt",
    tags: [],
    isNew: false,
    published,
    isComplete: true,
    isPrivate: false,
    createdAt: time,
    updatedAt: time,
  };
  const pairs = ["black", "white"].flatMap((colorId) => ["m", "l"].map((sizeId) => ({ colorId, sizeId })));
  await addTestMaker(db);
  const { textile, manufacturerId, modelNumber, noWarnings, components } = complete;
  await db.batch([
    db.insert(products).values(product),
    db.insert(productDetails).values({ productId: id, materialComposition: "100% cotton" }),
    db.insert(productCompliance).values({ productId: id, textile, manufacturerId, modelNumber, noWarnings }),
    db.insert(productComponents).values(components.map((part, position) => ({ productId: id, position, ...part }))),
    db.insert(productColors).values([
      { productId: id, id: "black", name: "Black", hex: "#111111", position: 0 },
      { productId: id, id: "white", name: "White", hex: "#FFFFFF", position: 1 },
    ]),
    db.insert(productSizes).values([
      { productId: id, id: "m", name: "M", position: 0 },
      { productId: id, id: "l", name: "L", position: 1 },
    ]),
    db
      .insert(productVariants)
      .values(
        pairs.map((pair) => ({ ...pair, id: `${id}-${pair.colorId}-${pair.sizeId}`, productId: id, quantity: stock })),
      ),
    db
      .insert(productMedia)
      .values({ id: `${id}-1`, productId: id, position: 0, url: `/media/${id}.webp`, alt: `Garment ${id}` }),
    ...facetsOf({ ...product, isReduced: false }).map((facet) =>
      db.insert(productFacets).values({ facet, productId: id, priceOre, createdAt: time, featured: 6 }),
    ),
  ]);
}

/** An order of one garment, black in M, as a browser sends it. */
export function orderOf(
  productId: string,
  change: Partial<OrderInput> & { quantity?: number; price?: number } = {},
): OrderInput {
  const { quantity = 1, price = 299, ...rest } = change;
  return {
    customer: {
      email: "asa.oberg@mail.example",
      firstName: "Åsa",
      lastName: "Öberg",
      address: "Storgatan 1",
      city: "Trosa",
      postalCode: "619 30",
      country: "Sweden",
      phone: "",
    },
    items: [{ productId, colorId: "black", sizeId: "m", name: "", price, quantity }],
    shippingMethod: "standard",
    paymentMethod: "card",
    newsletterSubscription: false,
    marketingEmails: false,
    ...rest,
  };
}

/** Units in stock of a garment, black in M. */
export async function unitsLeft(db: Shop["db"], productId: string): Promise<number | undefined> {
  const [row] = await db.all<{ quantity: number }>(
    `SELECT quantity FROM product_variants WHERE id = '${productId}-black-m'`,
  );
  return row?.quantity;
}
