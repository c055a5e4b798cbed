import { describe, expect, it } from "vitest";

import { parseSiteConfiguration } from "#app/features/shop/content/configuration.server.ts";
import { deliveryTimesTable } from "#app/features/shop/content/delivery-times-table.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { faqEntries } from "#app/features/shop/content/faq.ts";
import { placeholderValues } from "#app/features/shop/content/placeholder-values.server.ts";
import { siteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { termsOfServiceDa } from "#app/features/shop/content/terms-of-service.da.ts";
import { termsOfServiceFi } from "#app/features/shop/content/terms-of-service.fi.ts";
import { termsOfServiceNb } from "#app/features/shop/content/terms-of-service.nb.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import type { MarketId } from "#app/shared/market-ids.ts";
import { supportQuestions } from "#app/storefront/support/questions.ts";

import { productTerms } from "./product-terms.ts";
import { shippingPage } from "./shipping.ts";

const terms = { nb: termsOfServiceNb, da: termsOfServiceDa, fi: termsOfServiceFi };
const markets = [
  ["nb", "no"],
  ["da", "dk"],
  ["fi", "fi"],
] as const;

/** All that the pages of a market say of paying, delivery and faults, once it is open. */
function told(language: "nb" | "da" | "fi", market: MarketId): string {
  return inLanguage(language, () => {
    const site = parseSiteConfiguration({});
    const open = { ...site, shipping: { ...site.shipping, market } };
    const facts = siteFacts(open, "https://shop.example");
    const pages: TextPage[] = [terms[language](facts), shippingPage(facts)];
    return JSON.stringify([
      pages.map(({ sections }) => sections.filter(({ id }) => id !== "complaints" && id !== "disputes")),
      faqEntries(facts),
      supportQuestions(facts),
      productTerms("local", facts),
      placeholderValues(open),
    ]);
  });
}

describe("the pages of an open market", () => {
  it.each(markets)("name no Swish, which it can't be paid with: %s", (language, market) => {
    expect(told(language, market)).not.toContain("Swish");
    expect(inLanguage("sv", () => JSON.stringify(faqEntries(siteFacts(parseSiteConfiguration({}), ""))))).toContain(
      "Swish",
    );
  });

  it("of Norway tell no price or time of an express that isn't offered", () => {
    expect(told("nb", "no")).not.toMatch(/og \d+.kr for ekspress|ekspress \d|\d med ekspress|Ekspress til/i);
    expect(told("da", "dk")).toMatch(/for ekspres/);
  });

  it.each(markets)("say nothing of how long Sweden has for faults or delivery: %s", (language, market) => {
    expect(told(language, market)).not.toMatch(
      /I Sverige har du|Ruotsissa voit|levering i Sverige|hele Sverige tar|hele Sverige tager|koko Ruotsiin kestää/i,
    );
  });

  it.each([...markets, ["sv", "se"] as const])(
    "have their own country first in the table of delivery times: %s",
    (language) => {
      const first = inLanguage(language, () => deliveryTimesTable().rows[0]?.[0]);
      expect(first).toBe({ nb: "Norge", da: "Danmark", fi: "Suomi", sv: "Sverige" }[language]);
    },
  );
});
