import { processorsInUse } from "#app/features/selling/payments/processors-in-use.server.ts";
import { builtInDocument } from "#app/features/shop/content/built-in-texts.server.ts";
import { findStoredSection } from "#app/features/shop/content/commands.server.ts";
import { tableCaptions } from "#app/features/shop/content/document-text.ts";
import { readSiteConfiguration } from "#app/features/shop/content/queries.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { sectionFields } from "./section-form.server.ts";
import type { SettingSection } from "./setting-fields.ts";

/** What a setting's forms depend on besides what is stored. Never throws. */
export async function siteOfForms(shop: Shop) {
  return {
    configuration: await readSiteConfiguration(shop),
    inUse: processorsInUse(shop.env),
  };
}

/** A setting as it is now, as the fields of its form. */
export async function readSettingPage(shop: Shop, section: SettingSection) {
  const [stored, site] = await Promise.all([findStoredSection(shop, section.id), siteOfForms(shop)]);
  const builtIn = builtInDocument(section.id, site.configuration, site.inUse);
  return {
    fields: sectionFields(section, stored?.content, site),
    version: stored?.updatedAt ?? "",
    edited: stored && { at: stored.updatedAt, by: stored.updatedBy },
    /** The tables of facts that the text may name. */
    tables: builtIn ? tableCaptions(builtIn) : [],
  };
}
