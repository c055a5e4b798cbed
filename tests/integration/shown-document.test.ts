import { expect, it } from "vitest";

import { readSettingPage } from "#app/admin/settings/read-setting-page.server.ts";
import { settingOf } from "#app/admin/settings/setting-sections.ts";
import { submitSetting } from "#app/admin/settings/submit-setting.server.ts";
import { dataProtection } from "#app/features/shop/content/data-protection.ts";
import type { TextPage } from "#app/features/shop/content/document.ts";
import { legalDocuments } from "#app/features/shop/content/legal-documents.server.ts";
import type { SectionName } from "#app/features/shop/content/sections.server.ts";
import { shownDocument } from "#app/features/shop/content/shown-document.server.ts";
import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import { inLanguage } from "#app/platform/env/language.server.ts";
import { currentLanguage } from "#app/shared/language/current-language.ts";
import { now, openTestShop } from "#tests/support/shop-fixture.ts";

const shop = openTestShop();

/** Saves a page as it stands, with its intro changed. */
async function edit(id: SectionName, intro: string) {
  const section = settingOf(id)!;
  const { fields, version } = await readSettingPage(shop, section);
  const form = { intent: "save", basedOn: version || null, byScript: true, unreadable: null } as const;
  const { result } = await submitSetting(
    shop,
    section,
    { ...form, fields: { ...fields, intro } },
    { actor: "kim", now },
  );
  expect(result.kind).toBe("done");
}

it("is the one of the page's language, until staff edit it: then every language shows theirs, whole", async () => {
  const site = await readSiteFacts(shop);
  const terms = () => shownDocument(shop, "terms", () => legalDocuments.terms(site));
  const before = await inLanguage("sv", terms);
  expect([before.language, before.page.title]).toEqual(["sv", "Köpvillkor"]);

  await edit("terms", "Read these first. Call us {openingHours}.");
  const [english, swedish] = [await terms(), await inLanguage("sv", terms)];
  expect(english.page.intro).toBe("Read these first. Call us Mon-Fri 09:00-18:00, Sat 10:00-16:00.");
  expect(swedish).toEqual(english);
  expect(swedish.language).toBe("en");
});

it("keeps the tables of facts of a page that staff have edited, whatever they are called in the page's language", async () => {
  const inUse = { stripe: true, resend: true, maps: true, shipmondo: true };
  const site = await readSiteFacts(shop);
  const write = (): TextPage => {
    const page = dataProtection(site, inUse);
    if (currentLanguage() === "en") return page;
    const text = JSON.stringify(page).replaceAll(/"caption":"/g, '"caption":"På svenska: ');
    return JSON.parse(text) as TextPage;
  };
  const tablesOf = ({ sections }: TextPage) =>
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table.caption] : [])),
    );
  await edit("data-protection", "How we look after your data.");
  const { page } = await inLanguage("sv", () => shownDocument(shop, "data-protection", write));
  expect(tablesOf(page)).toEqual(tablesOf(dataProtection(site, inUse)));
  expect(tablesOf(page).length).toBeGreaterThan(0);
});
