import { afterEach, describe, expect, it } from "vitest";

import { readLanguageFrom } from "#app/shared/language/current-language.ts";
import { prefixedLanguages } from "#app/shared/language/languages.ts";

import { type Garment, garmentOf, lengthOf, sizeForBody, sizeForUsual } from "./find-size.ts";
import { sizeTables } from "./size-tables.ts";

const product = (
  productType: string,
  sizes: readonly string[],
  cm: Record<string, Record<string, number>> | null = null,
) =>
  ({
    productType,
    name: "A garment",
    tags: [],
    sizes: sizes.map((name) => ({ id: name, name, description: "", available: true })),
    texts: { sizeMeasurements: cm && { cm, inches: {} } },
  }) as unknown as Parameters<typeof garmentOf>[0];

const mens = ["S", "M", "L", "XL"];
const tee = (verdict: Garment["verdict"] = null) => garmentOf(product("T-shirt", mens), "mens", verdict);
const sizeOf = (chest: number, verdict: Garment["verdict"] = null) =>
  sizeForBody(tee(verdict), { Chest: chest }, "cm").size;

describe("what is asked", () => {
  it.each([
    ["mens", "T-shirt", ["Chest"]],
    ["mens", "Joggers", ["Waist"]],
    ["womens", "Hoodie", ["Chest"]],
    ["womens", "Leggings", ["Waist", "Hip"]],
    ["bras", "Sports bra", ["Underbust"]],
    ["socks", "Socks", ["Foot length"]],
    ["gloves", "Gloves", ["Palm"]],
  ] as const)("of %s %s is what the garment needs", (family, type, measures) => {
    expect(garmentOf(product(type, ["S", "M"]), family, null).measures).toEqual(measures);
  });

  it("are sizes of the table that the product is made in", () => {
    expect(garmentOf(product("T-shirt", ["One Size", "L", "S"]), "mens", null).sizes).toEqual(["S", "L"]);
  });
});

it("the middle of every size of every table is that size, whatever is voted", () => {
  for (const { id, measures, sizes } of sizeTables) {
    for (const type of ["T-shirt", "Leggings"]) {
      for (const verdict of [null, "small", "true", "large"] as const) {
        const garment = garmentOf(product(type, Object.keys(sizes)), id, verdict);
        for (const [size, values] of Object.entries(sizes)) {
          const body = Object.fromEntries(
            garment.measures.map((measure) => {
              const [from = 0, to = 0] = values[measures.indexOf(measure)]!.split("-").map(Number);
              return [measure, (from + to) / 2];
            }),
          );
          expect([id, type, verdict, sizeForBody(garment, body, "cm").size]).toEqual([id, type, verdict, size]);
        }
      }
    }
  }
});

describe("on the line between two sizes", () => {
  it.each([
    [93, null, "S"],
    [94, null, "M"],
    [94.5, null, "M"],
    [95, null, "M"],
    [96, null, "M"],
    [94.5, "large", "S"],
    [95, "large", "S"],
    [94.5, "small", "M"],
    // The upper third of M, for what runs small; its lower third, for what runs large.
    [100, "small", "L"],
    [98, "small", "M"],
    [96, "large", "S"],
    [98, "large", "M"],
    [100, "true", "M"],
  ] as const)("a chest of %d cm, voted %s, is %s", (chest, verdict, size) => {
    expect(sizeOf(chest, verdict)).toBe(size);
  });

  it("says so, and why", () => {
    expect(sizeForBody(tee("small"), { Chest: 94.5 }, "cm").reason).toBe(
      "You're between S and M. Buyers say it runs small, so we suggest M.",
    );
    expect(sizeForBody(tee(), { Chest: 94.5 }, "cm").reason).toBe("You're between S and M. M gives you more room.");
  });
});

describe("outside all sizes", () => {
  it.each([
    [87.5, "S"],
    [87, null],
    [116.5, "XL"],
    [117, null],
    [10, null],
    [200, null],
  ])("a chest of %d cm is %s", (chest, size) => expect(sizeOf(chest)).toBe(size));

  it("says what the nearest size is for", () => {
    expect(sizeForBody(tee(), { Chest: 120 }, "cm")).toEqual({
      size: null,
      reason: "Your chest measurement is above the largest size we make, XL (chest 109 to 116 cm).",
    });
    expect(sizeForBody(tee(), { Chest: 60 }, "inches").reason).toContain("34.5 to 37 in");
  });
});

describe("waist and hip", () => {
  const leggings = garmentOf(product("Leggings", ["XS", "S", "M", "L"]), "womens", null);
  it("together are the size that goes over both", () => {
    expect(sizeForBody(leggings, { Waist: 68, Hip: 98 }, "cm")).toEqual({
      size: "M",
      reason: "M fits hip measurements of 95 to 100 cm.",
    });
    expect(sizeForBody(leggings, { Waist: 50, Hip: 92 }, "cm").size).toBe("S");
    expect(sizeForBody(leggings, { Waist: 68, Hip: 120 }, "cm").size).toBeNull();
  });
});

it("the reason tells the size's measures, the votes, and what the garment itself measures", () => {
  const garment = garmentOf(product("T-shirt", mens, { M: { chest: 108 } }), "mens", "small");
  expect(sizeForBody(garment, { Chest: 97 }, "cm")).toEqual({
    size: "M",
    reason:
      "M fits chest measurements of 95 to 101 cm. Buyers say it runs small. Between sizes? Size up. Garment chest: 108 cm.",
  });
  expect(sizeForBody(garment, { Chest: 97 }, "inches").reason).toContain("M fits chest measurements of 37.5 to 40 in.");
});

describe("a size worn elsewhere", () => {
  it("is the same here, but for what is voted", () => {
    expect(sizeForUsual(tee(), "M", "cm")).toEqual({
      size: "M",
      reason: "You wear M elsewhere. M fits chest measurements of 95 to 101 cm.",
    });
    expect(sizeForUsual(tee("small"), "M", "cm").size).toBe("L");
    expect(sizeForUsual(tee("large"), "M", "cm").size).toBe("S");
    expect(sizeForUsual(tee("small"), "XL", "cm")).toEqual({
      size: "XL",
      reason:
        "You wear XL elsewhere. Buyers say this runs small, but XL is the largest size. XL fits chest measurements of 109 to 116 cm.",
    });
  });
});

it.each([
  ["95", "cm", 95],
  [" 95,5 cm ", "cm", 95.5],
  ["37.5", "inches", 95.25],
  ['38"', "inches", 96.52],
  ["", "cm", null],
  ["9", "cm", null],
  ["950", "cm", null],
  ["-95", "cm", null],
  ["95-97", "cm", null],
  ["1e2", "cm", null],
  ["ninety", "cm", null],
] as const)("%j in %s is %s cm", (text, unit, cm) => {
  const found = lengthOf(text, unit);
  if (cm === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(cm);
});

describe.each(prefixedLanguages)("in %s", (language) => {
  afterEach(() => readLanguageFrom(() => "en"));

  it("every reason has its own words, and none of the English", () => {
    const reasons = () =>
      [null, "small", "true", "large"].flatMap((verdict) => {
        const garment = tee(verdict as Garment["verdict"]);
        const chests = [60, 94.5, 96, 98, 100, 140].flatMap((chest) =>
          (["cm", "inches"] as const).map((unit) => sizeForBody(garment, { Chest: chest }, unit).reason),
        );
        return [...chests, ...["S", "M", "XL"].map((size) => sizeForUsual(garment, size, "cm").reason)];
      });
    const english = reasons();
    readLanguageFrom(() => language);
    for (const [index, reason] of reasons().entries()) {
      expect(reason).not.toBe(english[index]);
      expect(reason).not.toMatch(
        /\b(your|fits|chest|buyers|between|you|wear|runs|size|largest|smallest|to \d|in)\b(?! i\b)/i,
      );
    }
  });
});
