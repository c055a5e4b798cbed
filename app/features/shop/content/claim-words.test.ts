import { describe, expect, it } from "vitest";

import { claimWords, genericWords, warrantyWords } from "./claim-words.ts";

describe("words that claim something", () => {
  it.each([
    "eco",
    "An eco-friendly tee",
    "ecological cotton",
    "Our sustainable choice",
    "Sustainability",
    "climate neutral delivery",
    "Carbon-neutral",
    "Environmentally friendly packaging",
    "kind to the planet",
    "A green choice",
    "going green",
    "conscious collection",
    "responsibly sourced wool",
    "circular fashion",
    "zero waste",
    "biodegradable bag",
    "with a smaller climate footprint",
    "Recycled polyester",
    "regenerated from nets",
    "organic cotton",
    "contains no PFAS",
    "PFC-free finish",
    "GOTS certified",
    "Knitted in Falkenberg",
    "made in Portugal",
  ])("are found in '%s'", (text) => expect(claimWords(text)).not.toEqual([]));

  it.each([
    "Dark green, with a green stripe",
    "You are responsible for what happens to the goods",
    "We organise the return",
    "A circular knit without side seams",
    "It reconditions in the wash and saves energy on the hill",
    "Economy of movement",
    "Knitted in two densities, dyed in small batches",
    "Clean lines, worn by conscious people",
    "Second hand",
  ])("are not found in '%s'", (text) => expect(claimWords(text)).toEqual([]));

  it.each(["Green tee", "a responsible tee", "circular", "Eco"])("are generic in a claim: '%s'", (text) =>
    expect(genericWords(text)).not.toEqual([]),
  );

  it("are no generic ones where a claim names what was proved", () => {
    expect(genericWords("80% of the cotton is organic")).toEqual([]);
    expect(genericWords("The polyester is recycled")).toEqual([]);
  });
});

describe("words that promise a warranty", () => {
  it.each(["1 year warranty", "Warranted for two years", "24-month guarantee", "a lifetime guarantee"])(
    "are found in '%s'",
    (text) => expect(warrantyWords(text)).not.toEqual([]),
  );

  it("are not found where the law's own guarantee is told", () => {
    expect(warrantyWords("Your legal guarantee: 3 years in Sweden. We cannot guarantee the shade.")).toEqual([]);
  });
});
