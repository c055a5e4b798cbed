import { describe, expect, it } from "vitest";

import { retentionWords } from "#app/features/shop/retention/retention-text.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { languages } from "#app/shared/language/languages.ts";

import { accessibilityBodies } from "./accessibility-statement.ts";
import { parseSiteConfiguration } from "./configuration.server.ts";
import { legalDocuments } from "./legal-documents.server.ts";
import { siteFacts } from "./site-facts.server.ts";

const factsWith = (stored: Record<string, unknown>) =>
  siteFacts(parseSiteConfiguration(stored), "https://shop.example");
const usual = factsWith({});
const none = { stripe: false, resend: false, maps: false, shipmondo: false };
const officer = { contact: { dataProtectionOfficer: "dpo@shop.example" } };

describe.each(languages)("the policies in %s", (language) => {
  const said = (write: () => unknown) => JSON.stringify(inLanguage(language, write));

  it("have nothing typed that staff can change", () => {
    const changed = factsWith({
      identity: { siteName: "Other Name", companyName: "Other AB", organizationNumber: "559999-0000" },
      contact: {
        email: "hello@other.example",
        phone: "+46 70 174 06 99",
        street: "Other Street 1",
        postalCode: "111 11",
        city: "Åre",
      },
    });
    const text = said(() => [
      legalDocuments.privacy(changed),
      legalDocuments["data-protection"](changed, none),
      legalDocuments.cookies(changed),
      legalDocuments.accessibility(changed, true),
      legalDocuments.accessibility(changed, false),
    ]);
    const { identity, contact } = usual;
    for (const value of [
      identity.siteName,
      identity.companyName,
      identity.organizationNumber,
      contact.email,
      contact.phone,
      contact.street,
    ])
      expect(text).not.toContain(value);
    for (const value of ["Other Name", "Other AB", "559999-0000", "hello@other.example", "+46 70 174 06 99"])
      expect(text).toContain(value);
  });

  it("name a processor only while it is in use", () => {
    const names = { stripe: "Stripe", resend: "Resend", maps: "Google Maps", shipmondo: "Shipmondo" };
    for (const [one, name] of Object.entries(names)) {
      const text = (isUsed: boolean) =>
        said(() => legalDocuments["data-protection"](usual, { ...none, [one]: isUsed }));
      expect([text(true).includes(name), text(false).includes(name)]).toEqual([true, false]);
      expect(text(false)).toContain("Cloudflare");
    }
  });

  it("name a data protection officer only where one is appointed, and the article where none is", () => {
    const text = (stored: Record<string, unknown>) =>
      said(() => legalDocuments["data-protection"](factsWith(stored), none));
    expect(text(officer)).toContain("mailto:dpo@shop.example");
    expect(text(officer)).not.toMatch(/\b37\b/);
    expect(text({})).toMatch(/\b37\b/);
  });

  it("say another law of a micro-enterprise, and name the authority of every country", () => {
    const sections = (isMicro: boolean) =>
      inLanguage(language, () => legalDocuments.accessibility(usual, isMicro)).sections;
    const without = (isMicro: boolean) => sections(isMicro).filter(({ id }) => id !== "standard");
    expect(without(true)).toEqual(without(false));
    expect(sections(true)).not.toEqual(sections(false));
    for (const { url } of accessibilityBodies) expect(JSON.stringify(sections(true))).toContain(url);
  });

  it("call each kind of data by a name of its own", () => {
    const names = Object.values(retentionWords[language].kinds).map(({ data }) => data);
    expect(new Set(names).size).toBe(names.length);
  });
});
