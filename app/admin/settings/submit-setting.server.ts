import type { Conflict } from "#app/admin/frame/conflict-notice.tsx";
import { updateSaleFlags } from "#app/features/catalogue/products/update-sale-flags.server.ts";
import {
  resetSiteSection,
  type SaveOutcome,
  saveSiteSection,
  type StoredSection,
} from "#app/features/shop/content/commands.server.ts";
import { siteSections } from "#app/features/shop/content/configuration.server.ts";
import { storeDraft } from "#app/features/shop/content/drafts.server.ts";
import { effectiveContent, type SectionContent, takesVatOut } from "#app/features/shop/content/sections.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { marketsInTheWay } from "./markets-in-the-way.server.ts";
import type { SettingForm } from "./read-setting-form.server.ts";
import { siteOfForms } from "./read-setting-page.server.ts";
import { contentOfForm, sectionFields } from "./section-form.server.ts";
import { type FlatFields, labelOf, type SettingField, type SettingSection } from "./setting-fields.ts";
import { typedConfirmation, vatConfirmation } from "./vat-confirmation.ts";

interface Submitted {
  result: SettingAnswer | { kind: "preview"; draftId: string };
  status: number;
}

/** Does what a setting's form asks for: saves, restores the default, or keeps a draft to look at. Never throws. */
export async function submitSetting(
  shop: Shop,
  section: SettingSection,
  form: SettingForm,
  by: { actor: string; now: Date },
): Promise<Submitted> {
  const { fields, basedOn } = form;
  if (form.unreadable) return { result: { kind: "failed", message: form.unreadable, fields }, status: 400 };
  try {
    const site = await siteOfForms(shop);
    const confirmation = typedConfirmation(fields) ?? undefined;
    const change = { ...by, basedOn, confirmation };
    const isUnconfirmed = (wanted: SectionContent | null) =>
      !confirmation && takesVatOut(section.id, site.configuration[section.id as "vat"], wanted);
    const inTheWay = async (wanted: SectionContent | null) =>
      section.id === "vat"
        ? marketsInTheWay(shop.db, siteSections.vat.parse(wanted ?? {}), site.configuration.identity)
        : null;
    if (form.intent === "reset") {
      const reason = await inTheWay(null);
      if (reason) return refused(reason);
      if (isUnconfirmed(effectiveContent(section.id, undefined))) return unconfirmed();
      return answered(await resetSiteSection(shop, section.id, change));
    }

    const { content, problems } = contentOfForm(section, fields, site, by.now);
    if (problems) return { result: { kind: "invalid", problems, fields }, status: 400 };
    if (form.intent === "preview") {
      const draftId = await storeDraft(shop, { section: section.id, content, createdBy: by.actor }, by.now);
      return { result: { kind: "preview", draftId }, status: 303 };
    }
    const reason = await inTheWay(content);
    if (reason) return refused(reason);
    if (isUnconfirmed(content)) return unconfirmed();
    if (section.asks && form.intent !== "confirm") return { result: { kind: "asks", fields }, status: 200 };
    return answered(await saveSiteSection(shop, section.id, content, change));
  } catch (error) {
    logError(`The setting ${section.id} could not be saved`, error);
    return {
      result: { kind: "failed", message: "We couldn't save the changes. Try again.", fields },
      status: 500,
    };
  }

  function refused(message: string): Submitted {
    return { result: { kind: "failed", message, fields }, status: 409 };
  }

  function unconfirmed(): Submitted {
    const problems = { confirmation: `Type '${vatConfirmation}' to show prices without VAT.` };
    return { result: { kind: "invalid", problems, fields }, status: 400 };
  }

  async function answered(outcome: SaveOutcome): Promise<Submitted> {
    if (outcome.kind === "conflict") return { result: await conflict(outcome.current), status: 409 };
    // What shoppers pay changed for every product: what was a reduction may be none. Where this fails, the job does it.
    if (section.id === "vat") await listReductions();
    const restored = form.intent === "reset";
    const done = restored ? `${section.title}: default restored.` : `${section.title} saved. Changes are live.`;
    return {
      result: { kind: "done", message: outcome.kind === "unchanged" ? "No changes to save." : done },
      status: 200,
    };
  }

  async function listReductions(): Promise<void> {
    try {
      invalidatePages(shop, await updateSaleFlags(shop.db, by.now));
    } catch (error) {
      logError("The sale items could not be listed anew", error);
    }
  }

  async function conflict(current: StoredSection | null): Promise<SettingAnswer> {
    const theirs = sectionFields(section, current?.content, await siteOfForms(shop));
    return {
      kind: "conflict",
      fields,
      version: current?.updatedAt ?? "",
      conflict: {
        savedAt: current?.updatedAt ?? by.now.toISOString(),
        differences: differences(section.fields, theirs, fields),
      },
    };
  }
}

/** The fields of two versions of a form that differ, each with both versions as text. */
function differences(fields: readonly SettingField[], theirs: FlatFields, yours: FlatFields): Conflict["differences"] {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])].filter((name) => !name.endsWith("."));
  const text = (value: string | undefined) => (value === undefined ? "–" : value.replaceAll("\r\n", "\n").trim());
  return names
    .filter((name) => text(theirs[name]) !== text(yours[name]))
    .map((name) => ({ field: labelOf(fields, name), theirs: text(theirs[name]), yours: text(yours[name]) }));
}

/** What a setting's form is answered; `fields` is what was sent, so that nothing typed is lost. */
export type SettingAnswer =
  | { kind: "done"; message: string }
  | { kind: "failed"; message: string; fields: FlatFields }
  | { kind: "invalid"; problems: Record<string, string>; fields: FlatFields }
  /** Staff must confirm first. */
  | { kind: "asks"; fields: FlatFields }
  /** `version` is what was saved meanwhile. */
  | { kind: "conflict"; conflict: Conflict; version: string; fields: FlatFields };
