import { afterEach, describe, expect, it } from "vitest";

import { shippingCountries } from "#app/features/shop/shipping/rates.ts";
import { readLanguageFrom } from "#app/shared/language/current-language.ts";

import {
  adviserLink,
  complaintBodies,
  complaintBodiesIn,
  complaintSentence,
  complaintSentenceWithLinks,
} from "./complaint-bodies.ts";

afterEach(() => readLanguageFrom(() => "en"));

describe("where a consumer may turn", () => {
  it.each(shippingCountries)("is named for %s, on a secure website of its own", (country) => {
    expect(complaintBodies[country].length).toBeGreaterThan(0);
    for (const { name, url } of complaintBodies[country]) {
      expect(url).toMatch(/^https:\/\//);
      expect(complaintSentence(country)).toContain(name);
      expect(complaintSentenceWithLinks(country)).toContain(`[${name}](${url})`);
    }
  });

  it.each(["Norway", "Denmark", "Finland"] as const)(
    "is ARN, which takes cases against sellers in Sweden, and the European Consumer Centre for buyers in %s",
    (country) => {
      const [first, second] = complaintBodies[country];
      expect(first).toEqual(complaintBodies.Sweden[1]);
      expect(second?.name).toContain(`ECC ${country}`);
      expect(adviserLink(country)).toBe(`[${second?.name}](${second?.url})`);
    },
  );

  it("is never a board that takes sellers of its own country alone", () => {
    expect(JSON.stringify(complaintBodies)).not.toMatch(/naevneneshus|kuluttajariita|forbrukerklageutvalget/);
  });

  it.each(shippingCountries)("has a postal address in %s for the first body to turn to", (country) => {
    expect(complaintBodies[country][0]?.address).toMatch(/\d{4,5} |\d{3} \d{2} /);
    expect(complaintSentence(country)).toContain(complaintBodies[country][0]?.address);
  });

  it("is Sweden's for an order from elsewhere", () => {
    expect(complaintBodiesIn("Germany")).toBe(complaintBodies.Sweden);
  });

  it("is called in Swedish what Finland calls it in Swedish", () => {
    readLanguageFrom(() => "sv-fi");
    expect(complaintSentence("Finland")).toContain("Europeiska konsumentcentret i Finland (ECC Finland) (www.ecc.fi)");
    expect(adviserLink("Finland")).not.toContain("kuluttaja");
    readLanguageFrom(() => "fi");
    expect(complaintSentence("Finland")).toContain("Euroopan kuluttajakeskus");
  });

  it("is never the European platform, which is closed", () => {
    expect(JSON.stringify(complaintBodies)).not.toMatch(/europa\.eu/);
  });
});
