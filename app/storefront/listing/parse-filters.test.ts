import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { countChoices } from "#app/features/catalogue/filters/count-choices.ts";
import { emptyChoice, filterGroups } from "#app/features/catalogue/filters/filter-choice.ts";
import { offeredSteps } from "#app/features/catalogue/filters/filter-steps.ts";
import { anyChoice, anyProducts } from "#app/features/catalogue/filters/random-filters.ts";
import { pageAddress } from "#app/platform/http/page-address.ts";
import { maxChosenValues, maxSizeNameLength } from "#app/shared/filter-limits.ts";
import { sizeKeyOf } from "#app/shared/size-key.ts";

import { chosenCount, filterEntries, isCacheableChoice, refilteredQuery, unfilteredQuery } from "./filter-address.ts";
import { parseFilters } from "./parse-filters.ts";

const choiceOf = (query: string) => parseFilters(new URLSearchParams(query));
const written = (query: string) => new URLSearchParams(filterEntries(choiceOf(query))).toString();

describe("the filters in an address", () => {
  it("are what a shopper chose", () => {
    expect(choiceOf("size=m&size=40-43&color=black&kind=hoodies&fit=slim&sport=running&fabric=wool")).toEqual({
      ...emptyChoice,
      size: ["40-43", "m"],
      color: ["black"],
      kind: ["hoodies"],
      fit: ["slim"],
      sport: ["running"],
      fabric: ["wool"],
    });
    expect(choiceOf("min=300&max=899.50&stock=1&new=1&sale=1&rating=4")).toEqual({
      ...emptyChoice,
      minOre: 300_00,
      maxOre: 899_50,
      inStock: true,
      isNew: true,
      onSale: true,
      rating: 4,
    });
  });

  it.each([
    "",
    "color=octarine&kind=__proto__&fit=constructor&sport=%00&fabric=wool%20",
    "size=&size=M&size=<script>&size=../x&size=Abcdefghijklmnopqrstuvwxyz",
    "min=&max=-5&rating=5&stock=yes&new=0&sale=",
    "min=1e9&max=Infinity&rating=4.5",
    "min=1000000&max=0x10",
    "category=hoodies&search=tee&sort=newest&page=3&view=list",
  ])("that say nothing choose nothing: %s", (query) => {
    expect(choiceOf(query)).toEqual(emptyChoice);
  });

  it("count once each, and so many of a group at most", () => {
    expect(choiceOf("color=black&color=black&color=red").color).toEqual(["black", "red"]);
    const many = Array.from({ length: 100 }, (_, index) => `size=${index + 10}`).join("&");
    expect(choiceOf(many).size).toHaveLength(maxChosenValues);
  });

  it("take prices the wrong way round as they were meant", () => {
    expect(choiceOf("min=900&max=300")).toMatchObject({ minOre: 300_00, maxOre: 900_00 });
    expect(choiceOf("min=0&max=0")).toMatchObject({ minOre: 0, maxOre: 0 });
  });

  it("are written in one way, whatever their order", () => {
    const query = "rating=3&sale=1&max=500&color=red&size=xl&color=black&size=m&min=99.9";
    expect(written(query)).toBe("size=m&size=xl&color=black&color=red&min=99.9&max=500&sale=1&rating=3");
    expect(written(written(query))).toBe(written(query));
  });

  it("are counted as a shopper sees them: both prices are one", () => {
    expect(chosenCount(choiceOf("size=m&size=l&color=red&min=1&max=2&stock=1&rating=4"))).toBe(6);
    expect(chosenCount(emptyChoice)).toBe(0);
  });

  it("come through the address a page is rendered from", () => {
    const query = "size=m&size=xl&color=black&min=99.9&max=500&stock=1&new=1&sale=1&rating=3";
    const { searchParams } = pageAddress(new URL(`https://shop.example/shop?${query}`));
    expect(parseFilters(searchParams)).toEqual(choiceOf(query));
  });

  it("are never dropped when they were offered, whatever sizes are called", () => {
    const vat = { mode: "included", rateHundredths: 25_00 } as const;
    fc.assert(
      fc.property(anyProducts, anyChoice, (products, choice) => {
        for (const { pressed, next } of offeredSteps(choice, countChoices(products, choice, vat).counts)) {
          const { searchParams } = pageAddress(
            new URL(`https://shop.example/shop?${new URLSearchParams(filterEntries(next))}`),
          );
          const read = parseFilters(searchParams);
          for (const group of filterGroups) expect(read[group], pressed).toEqual(next[group].toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });

  it("have room for the key of any size's name", () => {
    const name = fc.oneof(
      fc.string({ unit: "binary", maxLength: maxSizeNameLength }),
      fc.string({ unit: fc.constantFrom("İ", "EU ", "4", "XL", "-", "ø", ",", "/", "one", " "), maxLength: 15 }),
      fc.constant("İ".repeat(maxSizeNameLength)),
    );
    fc.assert(
      fc.property(name, (text) => {
        const key = sizeKeyOf(text.slice(0, maxSizeNameLength));
        expect(choiceOf(String(new URLSearchParams({ size: key }))).size).toEqual([key]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("go with the page when they are taken away; the rest stays", () => {
    expect(unfilteredQuery("category=hoodies&size=m&min=3&page=2&sort=newest&stock=1").toString()).toBe(
      "category=hoodies&sort=newest",
    );
  });

  it("take the place of those before; the rest stays, in the order of all addresses", () => {
    const query = new URLSearchParams("category=hoodies&size=m&page=2&sort=newest&view=list");
    expect(refilteredQuery(query, choiceOf("color=red")).toString()).toBe(
      "category=hoodies&color=red&sort=newest&view=list",
    );
  });
});

describe("a filtered page", () => {
  const isKept = (query: string) => isCacheableChoice(choiceOf(query), new URLSearchParams(query));

  it.each(["", "category=hoodies&page=2", "size=m", "color=black&category=hoodies", "stock=1", "rating=4"])(
    "with at most one value may be kept: %s",
    (query) => expect(isKept(query)).toBe(true),
  );

  it.each([
    "size=m&size=l",
    "size=m&color=black",
    "stock=1&sale=1",
    "min=300",
    "max=300",
    "min=300&max=500",
    // Written otherwise than by the shop: there is no end of ways to.
    "size=m&color=octarine",
    "color=octarine",
    "stock=2",
    "rating=5",
    "size=m&size=m",
  ])("of a combination, a price or somebody's own words may not: %s", (query) => expect(isKept(query)).toBe(false));
});
