import { eq, type SQL, sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { siteConfiguration } from "#app/db/schema/site.server.ts";
import { auditStatement } from "#app/features/shop/audit/record.server.ts";
import { type Undo, undoEntry } from "#app/features/shop/audit/undo-entry.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { invalidatePages } from "#app/platform/page-cache/invalidate-pages.server.ts";

import { moveWordsStatements } from "./section-words.server.ts";
import {
  effectiveContent,
  isSectionName,
  schemaOf,
  type SectionContent,
  type SectionName,
  takesVatOut,
} from "./sections.server.ts";

export interface StoredSection {
  content: unknown;
  /** The version: when it was saved. */
  updatedAt: string;
  updatedBy: string;
}

export interface SectionChange {
  actor: string;
  now: Date;
  /** The version that was edited; null when nothing was stored. */
  basedOn: string | null;
  /** Words that were typed to confirm it: kept in the audit log. */
  confirmation?: string | undefined;
}

export type SaveOutcome =
  | { kind: "saved"; updatedAt: string | null }
  | { kind: "unchanged" }
  | { kind: "conflict"; current: StoredSection | null };

/** What is stored of a section; null when it has its default. */
export async function findStoredSection(shop: Shop, section: SectionName): Promise<StoredSection | null> {
  const [row] = await shop.db.select().from(siteConfiguration).where(eq(siteConfiguration.section, section));
  return row ?? null;
}

/**
 * Stores a section that staff have edited, if it still is the version they edited, and makes it live: every page is
 * invalidated. Throws a ZodError when the content does not fit the section, and when D1 fails.
 */
export async function saveSiteSection(
  shop: Shop,
  section: SectionName,
  content: unknown,
  change: SectionChange,
): Promise<SaveOutcome> {
  const wanted = schemaOf(section).parse(content);
  const { now, basedOn } = change;
  // Two saves in one millisecond are two versions all the same.
  const time = new Date(Math.max(now.getTime(), basedOn ? Date.parse(basedOn) + 1 : 0)).toISOString();
  return writeSection(shop, section, { wanted, time }, change);
}

/** Gives a section its default again, if it still is the version that was seen. */
export async function resetSiteSection(shop: Shop, section: SectionName, change: SectionChange): Promise<SaveOutcome> {
  return writeSection(shop, section, null, change);
}

/** Stores a section where `condition` holds. */
function storeStatement(
  db: Database,
  section: SectionName,
  row: { content: SectionContent; time: string; actor: string },
  condition: SQL,
) {
  return statement<{ section: string }>(
    db,
    sql`INSERT INTO site_configuration (section, content, updated_at, updated_by)
    SELECT ${section}, ${JSON.stringify(row.content)}, ${row.time}, ${row.actor} WHERE ${condition}
    ON CONFLICT (section) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by RETURNING section`,
  );
}

/** Gives a section its default again where `condition` holds. */
function resetStatement(db: Database, section: SectionName, condition: SQL) {
  return statement<{ section: string }>(
    db,
    sql`DELETE FROM site_configuration WHERE section = ${section} AND ${condition} RETURNING section`,
  );
}

/** Moves the translations of a section along with what was stored of it just now, unless it is another by then. */
function moveWords(db: Database, section: SectionName, content: SectionContent) {
  const isStored = sql`EXISTS (SELECT 1 FROM site_configuration WHERE section = ${section} AND content = ${JSON.stringify(content)})`;
  return moveWordsStatements(db, section, content, isStored);
}

/** Holds while a section is stored in the version `basedOn`; null: while it is not stored. */
function isVersion(section: SectionName, basedOn: string | null): SQL {
  return sql`(SELECT updated_at FROM site_configuration WHERE section = ${section}) IS ${basedOn}`;
}

async function writeSection(
  shop: Shop,
  section: SectionName,
  next: { wanted: SectionContent; time: string } | null,
  { basedOn, actor, now, confirmation }: SectionChange,
): Promise<SaveOutcome> {
  const stored = await findStoredSection(shop, section);
  if ((stored?.updatedAt ?? null) !== basedOn) return { kind: "conflict", current: stored };
  const wanted = next ? next.wanted : effectiveContent(section, undefined);
  const changed = changedFields(effectiveContent(section, stored?.content), wanted);
  if (!changed) return { kind: "unchanged" };

  const { db } = shop;
  const isCurrent = isVersion(section, basedOn);
  const subject = { type: "setting", id: section, name: section };
  const condition = sql`changes() > 0`;
  const [written] = await db.batch([
    next
      ? storeStatement(db, section, { content: next.wanted, time: next.time, actor }, isCurrent)
      : resetStatement(db, section, isCurrent),
    auditStatement(db, { actor, action: "settings.changed", subject, ...changed, condition }, now),
    // Nothing is written after an entry that was not.
    ...(confirmation
      ? [auditStatement(db, { actor, action: "settings.confirmed", subject, after: { confirmation }, condition }, now)]
      : []),
    ...(next ? moveWords(db, section, next.wanted) : []),
  ]);
  if (written.length === 0) return { kind: "conflict", current: await findStoredSection(shop, section) };
  invalidatePages(shop, { everything: true });
  return { kind: "saved", updatedAt: next?.time ?? null };
}

/** The fields of two contents that differ, as they were and as they became; null when none does. */
function changedFields(
  before: SectionContent | null,
  after: SectionContent | null,
): { before: SectionContent | null; after: SectionContent | null } | null {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const differing = [...names].filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  if (differing.length === 0) return null;
  const only = (content: SectionContent | null) =>
    content && Object.fromEntries(differing.map((name) => [name, content[name]]));
  return { before: only(before), after: only(after) };
}

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
    writes: (happened) =>
      wanted
        ? [
            storeStatement(shop.db, section, { content: wanted, time, actor: change.actor }, happened),
            ...moveWords(shop.db, section, wanted),
          ]
        : [resetStatement(shop.db, section, happened)],
  });
  if (outcome === "undone") invalidatePages(shop, { everything: true });
  return outcome;
};

/** Which sections staff have edited, when and who. */
export async function listStoredSections({
  db,
}: Shop): Promise<{ section: string; updatedAt: string; updatedBy: string }[]> {
  const { section, updatedAt, updatedBy } = siteConfiguration;
  return db.select({ section, updatedAt, updatedBy }).from(siteConfiguration);
}
