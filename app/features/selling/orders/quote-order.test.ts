import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { SellableProduct } from "#app/features/catalogue/inventory/sellable-products.server.ts";
import type { DiscountCode } from "#app/features/selling/discounts/discount-code.ts";
import { siteSections } from "#app/features/shop/content/configuration.server.ts";
import { offeredShippingMethods, shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { toKronor } from "#app/shared/money.ts";
import { vatModes } from "#app/shared/states.ts";

import { checkOrder } from "./check-order.ts";
import { type Quote, quoteOrder, type QuoteRequest } from "./quote-order.ts";
import { orderInputSchema } from "./schemas.ts";

const now = new Date("2026-11-27T09:00:00Z");
const methods = offeredShippingMethods.map(({ id }) => id);
const postalCodes = { Sweden: "619 30", Norway: "0150", Denmark: "2100", Finland: "00100" };

const variants = (id: string, quantity: number, priceOre: number) =>
  ["black", "white"].flatMap((color) =>
    ["m", "l"].map((size) => ({
      id: `${id}-${color}-${size}`,
      colorId: color,
      sizeId: size,
      color: color === "black" ? "Black" : "White",
      size: size.toUpperCase(),
      image: null,
      quantity,
      priceOre,
    })),
  );

/** Mostly the one, so that whole orders are taken; now and then the other. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: usual, weight: 15 }, { arbitrary: odd, weight: 1 });

const productNamed = (known: string) =>
  fc
    .record({
      id: fc.constant(known),
      priceOre: fc.integer({ min: 1, max: 200_000 }),
      stock: mostly(fc.constant(60), fc.integer({ min: 0, max: 12 })),
      source: fc.constantFrom("local", "local", "cjdropshipping"),
    })
    .map(({ id, priceOre, stock, source }): SellableProduct => ({
      id,
      name: `The ${id}`,
      market: "se",
      currency: "SEK",
      source,
      image: `/media/${id}.webp`,
      variants: variants(id, stock, priceOre),
    }));

const code = (name: string, method: "code" | "automatic") =>
  fc
    .record({
      discountType: fc.constantFrom("percentage", "fixed", "free-shipping", "buy-x-get-y"),
      valueHundredths: fc.integer({ min: 1, max: 100_00 }),
      minOrderOre: fc.constantFrom(0, 0, 500_00),
      productIds: fc.constantFrom<string[] | null>(null, null, ["tee"], ["tee", "coat"]),
      isActive: fc.constantFrom(true, true, true, false),
    })
    .map((changed): DiscountCode => ({
      code: name,
      title: method === "automatic" ? `Offer ${name}` : "",
      startsAt: null,
      expiryDate: null,
      maxDiscountOre: null,
      maxUses: null,
      maxUsesPerCustomer: null,
      description: "",
      buyQuantity: 2,
      market: null,
      getQuantity: 1,
      ...changed,
    }));

const shops = fc.record({
  products: fc
    .tuple(productNamed("tee"), productNamed("cap"), productNamed("coat"))
    .map((all): SellableProduct[] => all),
  code: mostly<DiscountCode | null>(code("TENTH", "code"), fc.constant(null)),
  automatic: fc.array(code("auto_1", "automatic"), { maxLength: 1 }),
  vat: fc.record({
    mode: fc.constantFrom(...vatModes),
    rateHundredths: fc.constantFrom(0, 12_00, 25_00, 25_50),
    oss: fc.boolean(),
    nokPerSek: fc.constantFrom(null, 98_75),
  }),
  isOpen: mostly(fc.constant(true), fc.constant(false)),
});

const requests: fc.Arbitrary<QuoteRequest> = fc.record({
  lines: fc.array(
    fc.record({
      productId: mostly(fc.constantFrom("tee", "cap", "coat"), fc.constant("gone")),
      color: mostly(fc.constantFrom("black", "White"), fc.constant("purple")),
      size: fc.constantFrom("m", "L"),
      quantity: mostly(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 12 })),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  country: fc.constantFrom(...shippingCountries),
  shippingMethod: fc.constantFrom(...methods),
  code: mostly(fc.constantFrom(null, "TENTH", "tenth"), fc.constant("OTHER")),
});

type Shop = typeof shops extends fc.Arbitrary<infer S> ? S : never;

function bothOf(shop: Shop, request: QuoteRequest) {
  const products = new Map(shop.products.map((each) => [each.id, each]));
  const isFound = request.code !== null && shop.code !== null && request.code.toUpperCase() === shop.code.code;
  const discount = {
    found: isFound && shop.code ? shop.code : ("unknown" as const),
    uses: undefined,
    automatic: shop.automatic,
  };
  const checkout = { guestCheckout: shop.isOpen, phoneRequired: false, closedPayments: [] };
  const terms = { shipping: siteSections.shipping.parse({}), vat: shop.vat, checkout };
  const quote = quoteOrder(request, products, discount, terms, now);
  /** The order of what was quoted, by a method, at the total that the quote told. */
  const order = ({ lines, country }: Quote, shippingMethod: string, totalOre: number) => {
    const address = { address: "Storgatan 1", city: "Trosa", country, postalCode: postalCodes[country] };
    const input = orderInputSchema.parse({
      customer: { email: "asa.oberg@mail.example", firstName: "Åsa", lastName: "Öberg", ...address },
      items: lines.map(({ productId, variantId, priceOre, quantity }) => {
        return { productId, variantId, price: toKronor(priceOre), quantity };
      }),
      shippingMethod,
      discountCode: request.code,
      total: toKronor(totalOre),
    });
    return checkOrder(input, products, discount, terms, now);
  };
  return { quote, order };
}

describe("an order of what was quoted", () => {
  it("is taken at the quoted total, to the öre, in every country, rule of VAT and way to send it", () => {
    let taken = 0;
    fc.assert(
      fc.property(shops, requests, (shop, request) => {
        const { quote, order } = bothOf(shop, request);
        if (quote.kind !== "quoted" || quote.problems.length > 0) return;
        taken++;
        const ordered = order(quote, quote.shippingMethod, quote.totals.totalOre);
        expect(ordered).toMatchObject({ kind: "ok", totals: quote.totals, vat: quote.vat, currency: quote.currency });
        if (ordered.kind !== "ok") return;
        expect(
          quote.lines.map(({ variantId, unitPriceOre, discountOre }) => [variantId, unitPriceOre, discountOre]),
        ).toEqual(ordered.lines.map(({ variantId, priceOre, discountOre }) => [variantId, priceOre, discountOre]));
        expect(quote.lines.reduce((sum, { totalOre }) => sum + totalOre, 0)).toBe(
          quote.totals.subtotalOre - quote.totals.discountOre,
        );
        for (const { method, totalOre, priceOre } of quote.shipping)
          expect(order(quote, method, totalOre)).toMatchObject({
            kind: "ok",
            totals: { totalOre, shippingOre: priceOre },
          });
        expect(order(quote, quote.shippingMethod, quote.totals.totalOre + 1).kind).toBe("total-changed");
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(300);
  });

  it("is refused where the quote told a problem", () => {
    let refused = 0;
    fc.assert(
      fc.property(shops, requests, (shop, request) => {
        const { quote, order } = bothOf(shop, request);
        // A line of what is not for sale cannot be ordered at all: it is not among the quoted ones.
        if (quote.kind !== "quoted" || quote.problems.length === 0 || quote.lines.length < request.lines.length) return;
        refused++;
        expect(order(quote, request.shippingMethod, quote.totals.totalOre).kind).not.toBe("ok");
      }),
      { numRuns: 3_000 },
    );
    expect(refused).toBeGreaterThan(100);
  });
});

describe("a quote", () => {
  const tee: SellableProduct = {
    id: "tee",
    name: "The tee",
    market: "se",
    currency: "SEK",
    source: "local",
    image: "",
    variants: variants("tee", 37, 299_00),
  };
  const shop: Shop = {
    products: [tee],
    code: null,
    automatic: [],
    vat: { mode: "included", rateHundredths: 25_00, oss: false, nokPerSek: null },
    isOpen: true,
  };
  const ask = (line: QuoteRequest["lines"][number], change: Partial<QuoteRequest> = {}) =>
    bothOf(shop, { lines: [line], country: "Sweden", shippingMethod: "standard", code: null, ...change }).quote;

  it.each([
    ["its id alone", { variantId: "tee-black-m", quantity: 1 }],
    ["the names of its color and size, in any case", { productId: "tee", color: "BLACK", size: "m", quantity: 1 }],
    ["their ids", { productId: "tee", color: "black", size: "m", quantity: 1 }],
  ])("finds a variant by %s", (_, line) => {
    expect(ask(line)).toMatchObject({ problems: [], lines: [{ variantId: "tee-black-m", totalOre: 299_00 }] });
  });

  it.each([
    ["a color alone", { productId: "tee", color: "Black", quantity: 1 }, "choice-missing"],
    ["a size that it has not", { productId: "tee", color: "Black", size: "XS", quantity: 1 }, "choice-missing"],
    ["the variant of another product", { productId: "tee", variantId: "cap-black-m", quantity: 1 }, "choice-missing"],
    ["a product that is not for sale", { productId: "gone", color: "Black", size: "M", quantity: 1 }, "unavailable"],
  ])("chooses nothing by %s, and charges nothing", (_, line, problem) => {
    expect(ask(line)).toMatchObject({
      problems: [{ problem, line: 0 }],
      lines: [],
      shipping: [],
      totals: { totalOre: 0 },
    });
  });

  it("tells strangers no more of a stock than that ten can be ordered", () => {
    const line = { variantId: "tee-black-m", quantity: 12 };
    const quote = ask(line);
    expect(quote).toMatchObject({
      lines: [{ orderable: false, totalOre: 0, stock: { level: "in-stock", available: 10, orMore: true } }],
      problems: [{ problem: "stock", available: 10 }],
    });
    expect(JSON.stringify(quote)).not.toContain("37");
    // Ten are told like more.
    const ten = { ...shop, products: [{ ...tee, variants: variants("tee", 10, 299_00) }] };
    const asked = { lines: [line], country: "Sweden", shippingMethod: "standard", code: null } as const;
    expect(bothOf(ten, asked).quote).toMatchObject({ problems: "problems" in quote ? quote.problems : [] });
  });

  it("counts by standard delivery where express is not offered, and says so", () => {
    const quote = ask({ variantId: "tee-black-m", quantity: 1 }, { country: "Norway", shippingMethod: "express" });
    expect(quote).toMatchObject({
      shippingMethod: "standard",
      problems: [{ problem: "checkout-refused" }],
      shipping: [{ method: "standard", priceOre: 39_20 }],
      totals: { subtotalOre: 239_20, taxOre: 0, totalOre: 278_40 },
    });
  });
});
