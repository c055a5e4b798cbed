import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { changedFields, findStoredSection, isVersion, resetStatement, storeStatement } from "./commands.server.ts";
import { effectiveContent, isSectionName, schemaOf } from "./sections.server.ts";
import { takesVatOut } from "./vat-taken-out.ts";

/**
 * Gives the fields of a setting the values they had before an entry, unless somebody changed them since, or it would take the VAT out of
 * prices.
 */
export const undoSettings: Undo = async (shop, entry, change) => {
  const section = entry.subjectId;
  if (!isSectionName(section)) return "gone";
  const stored = await findStoredSection(shop, section);
  const current = effectiveContent(section, stored?.content);
  const asItIs = entry.after && Object.fromEntries(Object.keys(entry.after).map((name) => [name, current?.[name]]));
  if (entry.after ? changedFields(asItIs, entry.after) : current) return "changed-since";

  // Nothing before: it had the text built into its page, and gets that again.
  const wanted = entry.before && { ...current, ...entry.before };
  if (wanted && !schemaOf(section).safeParse(wanted).success) return "gone";
  // What staff type to take the VAT out of prices they type there, not here.
  if (takesVatOut(section, current, wanted ?? effectiveContent(section, undefined))) return "unconfirmed";
  const version = stored?.updatedAt ?? null;
  const time = new Date(Math.max(change.now.getTime(), version ? Date.parse(version) + 1 : 0)).toISOString();
  const outcome = await undoEntry(shop.db, entry, change, {
    unchanged: isVersion(section, version),
    writes: (happened) => [
      wanted
        ? storeStatement(shop.db, section, { content: wanted, time, actor: change.actor }, happened)
        : resetStatement(shop.db, section, happened),
    ],
  });
  if (outcome === "undone") invalidatePages(shop, { everything: true });
  return outcome;
};
