import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";

import { productTerms } from "./product-terms.ts";

const site = parseSiteConfiguration({});
const allTexts = (source: string) => Object.values(productTerms(source, site)).flat();

describe("the terms of a product", () => {
  it("say that our own is packed in our town", () => {
    expect(productTerms("local", site)).toMatchObject({
      delivery: "Packed in Trosa within 24 hours on business days and shipped to Sweden, Norway, Denmark and Finland.",
    });
  });

  it.each(["cjdropshipping", "other"])("promise nothing of our own warehouse for goods from %s", (source) => {
    for (const text of allTexts(source))
      expect(text).not.toMatch(/Trosa|packed|24 hours|warehouse|1-3|3-5|1-2 |express/i);
    expect(productTerms(source, site).delivery).toMatch(/Ships separately from our partner/);
  });

  it("count refunds from the notice, not from the parcel's arrival", () => {
    const text = productTerms("local", site).returnTerms.join("\n");
    expect(text).toMatch(/within 14 days of telling us/);
    expect(text).not.toMatch(/14 days of (receiving|the return|getting)/);
  });

  it("promise no less than the law for faults", () => {
    expect(productTerms("local", site).faults).toMatch(/3 years/);
    for (const text of allTexts("local")) expect(text).not.toMatch(/\b[12][ -]year|warranty/i);
  });

  it("follow the site configuration", () => {
    const changed = parseSiteConfiguration({
      shipping: { freeThresholdOre: 500_00, standardOre: 59_00 },
      promotions: { returnDays: 60 },
      contact: { city: "Åre" },
    });
    const texts = Object.values(productTerms("local", changed)).flat().join("\n").replaceAll("\u00A0", " ");
    for (const told of ["60 days", "500 kr", "59 kr", "Åre"]) expect(texts).toContain(told);
  });
});
