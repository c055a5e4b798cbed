import { describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import { accessibilityBodies, accessibilityReviewedOn, accessibilityStatement } from "./accessibility-statement.ts";
import { siteSections } from "./configuration.server.ts";

const site = { identity: siteSections.identity.parse({}), contact: siteSections.contact.parse({}) };
const words = (isMicroEnterprise: boolean) => JSON.stringify(accessibilityStatement(site, isMicroEnterprise));

describe("the accessibility statement", () => {
  it("was gone through in the last twelve months: go through it again, and set the day, when this fails", () => {
    const age = Date.now() - Date.parse(accessibilityReviewedOn);
    expect(age / 86_400_000).toBeLessThan(365);
  });

  it("names the standard, the gaps with their dates, the phone, the time of an answer and the body of every country", () => {
    const text = words(false);
    for (const told of ["EN 301 549", "WCAG) 2.2, level AA", "fix this by", site.contact.phone, "within 14 days"])
      expect(text).toContain(told);
    expect(accessibilityBodies.map(({ country }) => country)).toEqual([...shippingCountries]);
    for (const { url } of accessibilityBodies) expect(text).toContain(url);
  });

  it("says another law of a micro-enterprise, and the same of the shop", () => {
    expect(words(false)).toContain("(2023:254) applies to this shop");
    expect(words(true)).toContain("exempt from the requirements on services");
    const without = (isMicro: boolean) =>
      accessibilityStatement(site, isMicro).sections.filter(({ id }) => id !== "standard");
    expect(without(true)).toEqual(without(false));
  });

  it("promises to put an order together by phone, which the customer places: staff have a page for that", () => {
    expect(words(false)).toContain("we put your order together on the phone");
    expect(words(false)).not.toMatch(/take your order/i);
  });
});
