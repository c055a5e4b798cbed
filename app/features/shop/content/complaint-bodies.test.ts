import { describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";

import {
  complaintBodies,
  complaintBodiesIn,
  complaintSentence,
  complaintSentenceWithLinks,
} from "./complaint-bodies.ts";

describe("where a consumer may turn", () => {
  it.each(shippingCountries)("is named for %s, on a secure website of its own", (country) => {
    expect(complaintBodies[country].length).toBeGreaterThan(0);
    for (const { name, url } of complaintBodies[country]) {
      expect(url).toMatch(/^https:\/\//);
      expect(complaintSentence(country)).toContain(name);
      expect(complaintSentenceWithLinks(country)).toContain(`[${name}](${url})`);
    }
  });

  it("names the body that Danish law wants named, with its address", () => {
    expect(complaintSentence("Denmark")).toMatch(/Nævnenes Hus, Toldboden 2, 8800 Viborg/);
  });

  it.each(shippingCountries)("has a postal address in %s for the first body to turn to", (country) => {
    expect(complaintBodies[country][0]?.address).toMatch(/\d{4,5} |\d{3} \d{2} /);
    expect(complaintSentence(country)).toContain(complaintBodies[country][0]?.address);
  });

  it("is Sweden's for an order from elsewhere", () => {
    expect(complaintBodiesIn("Germany")).toBe(complaintBodies.Sweden);
  });

  it("is never the European platform, which is closed", () => {
    expect(JSON.stringify(complaintBodies)).not.toMatch(/europa\.eu/);
  });
});
