import { describe, expect, it } from "vitest";

import {
  colorFamilies,
  fabrics,
  fabricsOf,
  fits,
  kindOf,
  kinds,
  sports,
} from "#app/features/catalogue/products/attributes.ts";
import { colorFamilyOf } from "#app/features/catalogue/products/color-family.ts";
import {
  collectionChips,
  collectionFacet,
  facetsOf,
  shopChips,
  shopFacet,
} from "#app/features/catalogue/products/facets.ts";
import { chosenOf } from "#app/features/catalogue/products/field-kinds.ts";
import { type FixedList, orderedLists } from "#app/features/catalogue/products/ordered-lists.ts";
import { collections, type Collection } from "#app/features/catalogue/products/product.ts";
import { automaticIdSchema, codeSchema } from "#app/features/selling/discounts/code-form.ts";
import { compareSizes, sizeKeyOf } from "#app/shared/size-key.ts";
import { sizeLabel } from "#app/shared/size-name.ts";

import { type ColorId, colors as seasonColors } from "./colors.ts";
import { componentsOf } from "./components.ts";
import { describe as describeProduct } from "./describe.ts";
import { demoDiscountCodes } from "./discount-codes.ts";
import { listOrders } from "./list-orders.ts";
import { partShares } from "./materials.ts";
import { demoMessages } from "./messages.ts";
import { demoPeople } from "./people.ts";
import { demoProducts } from "./products.ts";
import { demoReviews } from "./reviews.ts";
import { sizeScales } from "./sizes.ts";
import { stockOf } from "./stock.ts";
import { demoSubscribers } from "./subscribers.ts";
import type { DemoProduct } from "./types.ts";

const facets = new Map(demoProducts.map((product) => [product.id, facetsOf(facetSource(product))]));
const inFacet = (facet: string) => demoProducts.filter(({ id }) => facets.get(id)!.includes(facet));

describe("the demo products", () => {
  it("are at least 52, each with an id of its own that reads as an address", () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(52);
    expect(new Set(demoProducts.map(({ id }) => id)).size).toBe(demoProducts.length);
    for (const { id } of demoProducts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(shopChips)("fill the shop's chip $label", ({ slug }) => {
    expect(inFacet(shopFacet(slug)).length).toBeGreaterThanOrEqual(4);
  });

  it.each(Object.keys(collections) as Collection[])("fill every chip of the collection %s", (collection) => {
    for (const { slug } of collectionChips[collection]) {
      expect(inFacet(collectionFacet(collection, slug)).length, slug).toBeGreaterThanOrEqual(4);
    }
  });

  it("fill new arrivals, sale and featured", () => {
    expect(inFacet("new").length).toBeGreaterThanOrEqual(6);
    expect(inFacet("sale").length).toBeGreaterThanOrEqual(6);
    expect(demoProducts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
  });

  it.each(Object.entries(listOrders))("begin the list %s with products that stand in it, each once", (list, ids) => {
    const facet = orderedLists[list as FixedList].facet;
    for (const id of ids) expect(facets.get(id), id).toContain(facet);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("cost what the shop's range allows, less on sale than before", () => {
    for (const { price, earlierPrice } of demoProducts) {
      expect(price).toBeGreaterThanOrEqual(79);
      expect(price).toBeLessThanOrEqual(1899);
      if (earlierPrice !== undefined) expect(earlierPrice).toBeGreaterThan(price);
    }
  });

  it.each(demoProducts)("$id is made of materials that add to 100 and described in full", (product) => {
    for (const [, shares] of partShares(product.composition))
      expect(shares.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100);
    expect(product.description.length).toBeGreaterThan(0);
    expect(describeProduct(product).careInstructions.length).toBeGreaterThan(2);
  });

  describe("give every filter something true to do:", () => {
    const offered = demoProducts.filter(({ published, isPrivate }) => published !== false && !isPrivate);
    const withStock = offered.filter((product) => allStock(product).some((quantity) => quantity > 0));
    const count = (test: (product: DemoProduct) => boolean) => withStock.filter(test).length;

    it.each(kinds)("the kind $label", ({ id }) => {
      expect(count((product) => kindOf(product) === id)).toBeGreaterThanOrEqual(2);
    });

    it("every product has a kind", () => {
      for (const product of demoProducts) expect(kindOf(product), product.id).not.toBeNull();
    });

    it.each(fits)("the fit $label", ({ id }) => {
      expect(count(({ sits }) => sits === id)).toBeGreaterThanOrEqual(4);
    });

    it.each(sports)("the sport $label", ({ id }) => {
      expect(count((product) => product.sports.includes(id))).toBeGreaterThanOrEqual(3);
    });

    it("every product is made for a sport, in the order of the list", () => {
      for (const product of demoProducts) {
        expect(product.sports.length, product.id).toBeGreaterThan(0);
        expect(chosenOf(sports, product.sports), product.id).toEqual(product.sports);
      }
    });

    it.each(fabrics)("the fabric $label", ({ id }) => {
      expect(count((product) => fabricsOf(componentsOf(product)).includes(id))).toBeGreaterThanOrEqual(2);
    });

    // Nothing of this season is pink.
    it.each(colorFamilies.filter(({ id }) => id !== "pink"))("the color $label", ({ id }) => {
      const isOfFamily = (color: ColorId) => colorFamilyOf(seasonColors[color]) === id;
      expect(count((product) => product.colors.some(isOfFamily))).toBeGreaterThanOrEqual(2);
    });

    it("sizes that read apart", () => {
      const names = new Set(demoProducts.flatMap((product) => sizeScales[product.sizes].map(({ name }) => name)));
      const keys = [...names].map(sizeKeyOf);
      expect(new Set(keys).size).toBe(names.size);
      expect(keys.toSorted(compareSizes).map(sizeLabel)).toEqual([
        "XS",
        "S",
        "M",
        "L",
        "XL",
        "XXL",
        "36–39",
        "40–43",
        "44–47",
        "Set",
        "One size",
      ]);
    });
  });

  it("hold every odd case a shop must bear", () => {
    expect(demoProducts.some(({ name }) => name.length >= 60)).toBe(true);
    expect(demoProducts.filter(({ name }) => /[åäöøæ]/i.test(name)).length).toBeGreaterThanOrEqual(10);
    expect(demoProducts.filter(({ looks }) => looks === null)).toHaveLength(1);
    expect(demoProducts.filter(({ source }) => source === "cjdropshipping")).toHaveLength(1);
    expect(demoProducts.filter(({ published }) => published === false)).toHaveLength(2);
    expect(demoProducts.filter(({ isPrivate }) => isPrivate)).toHaveLength(1);
    expect(demoProducts.some(({ sizes }) => sizes === "one")).toBe(true);
  });

  it("have stock of every sort, and one that is wholly sold out", () => {
    const totals = demoProducts.map((product) => allStock(product));
    expect(totals.filter((stock) => stock.every((quantity) => quantity === 0))).toHaveLength(1);
    const all = totals.flat();
    expect(all.filter((quantity) => quantity === 0).length).toBeGreaterThan(20);
    expect(all.filter((quantity) => quantity >= 1 && quantity <= 5).length).toBeGreaterThan(20);
  });
});

describe("the demo reviews", () => {
  const approved = demoReviews.filter(({ status }) => status === "approved");

  it("average 4.9 over many products", () => {
    const mean = approved.reduce((sum, { rating }) => sum + rating, 0) / approved.length;
    expect(mean.toFixed(1)).toBe("4.9");
    expect(approved.length).toBeGreaterThanOrEqual(68);
    expect(new Set(approved.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(25);
  });

  it("are of products that exist, from the last 200 days", () => {
    const ids = new Set(demoProducts.map(({ id }) => id));
    for (const { productId, daysAgo } of demoReviews) {
      expect(ids).toContain(productId);
      expect(daysAgo).toBeLessThanOrEqual(200);
    }
  });

  it("leave some work for the staff", () => {
    expect(demoReviews.filter(({ status }) => status === "pending")).toHaveLength(5);
    expect(demoReviews.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });
});

describe("the demo people", () => {
  it("can neither be written to nor called", () => {
    const emails = [...demoPeople, ...demoMessages, ...demoSubscribers].map(({ email }) => email);
    for (const email of emails) expect(email).toMatch(/^[a-z.]+@[a-z-]+\.example$/);
    expect(new Set(demoPeople.map(({ email }) => email)).size).toBe(demoPeople.length);
    for (const { phone } of demoPeople) expect(phone).toMatch(/^(070-1740(60[5-9]|6[1-9]\d))?$/);
  });

  it("have written messages in all three states, and twenty of them only subscribe", () => {
    expect(new Set(demoMessages.map(({ status }) => status))).toEqual(new Set(["new", "read", "replied"]));
    expect(demoMessages).toHaveLength(9);
    expect(demoSubscribers).toHaveLength(20);
  });
});

describe("the demo discount codes", () => {
  it("are one of each sort", () => {
    const has = (test: (code: (typeof demoDiscountCodes)[number]) => boolean) =>
      expect(demoDiscountCodes.some(test)).toBe(true);
    has(({ code, discountType, value }) => code === "WELCOME10" && discountType === "percentage" && value === 10);
    has(({ isActive }) => !isActive);
    has(({ expiresInDays }) => expiresInDays !== null && expiresInDays < 0);
    has(({ minOrderAmount }) => minOrderAmount > 0);
    has(({ discountType }) => discountType === "fixed");
    has(({ market }) => market !== null);
    has(({ discountType, maxDiscountAmount }) => discountType === "percentage" && maxDiscountAmount !== null);
  });

  it.each(demoDiscountCodes)("have names that a file of them can come in with again: $code", ({ code, method }) => {
    expect((method === "automatic" ? automaticIdSchema : codeSchema).safeParse(code)).toMatchObject({ data: code });
  });
});

function facetSource(product: DemoProduct) {
  return {
    category: product.category,
    productType: product.productType,
    tags: product.tags,
    isReduced: product.earlierPrice !== undefined,
    isNew: product.isNew ?? false,
    published: product.published ?? true,
    isPrivate: product.isPrivate ?? false,
  };
}

function allStock({ id, stock, colors, sizes }: DemoProduct): number[] {
  return colors.flatMap((color) => sizeScales[sizes].map((size) => stockOf(id, stock, color, size.id)));
}
