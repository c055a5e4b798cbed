import { and, eq, gt, lt } from "drizzle-orm";

import { siteDrafts } from "#app/db/schema/site.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { addMinutes } from "#app/shared/dates.ts";
import { newId } from "#app/shared/ids.ts";

import { isSectionName, type SectionContent, type SectionName, schemaOf } from "./sections.server.ts";

/** Minutes a draft can be looked at. */
const draftMinutes = 60;

/** Stores a section that is not saved, for the member of staff who wants to see it; returns its id. */
export async function storeDraft(
  { db }: Shop,
  draft: { section: SectionName; content: SectionContent; createdBy: string },
  now: Date,
): Promise<string> {
  const id = newId("drf");
  await db.batch([
    db.delete(siteDrafts).where(lt(siteDrafts.createdAt, addMinutes(now, -draftMinutes).toISOString())),
    db.insert(siteDrafts).values({ id, ...draft, createdAt: now.toISOString() }),
  ]);
  return id;
}

/** A draft of a member of staff as `Shop.siteDraft`; null when there is none, or it is somebody else's. */
export async function findDraft(
  { db }: Shop,
  id: string,
  username: string,
  now: Date,
): Promise<Record<string, unknown> | null> {
  const [draft] = await db
    .select()
    .from(siteDrafts)
    .where(
      and(
        eq(siteDrafts.id, id),
        eq(siteDrafts.createdBy, username),
        gt(siteDrafts.createdAt, addMinutes(now, -draftMinutes).toISOString()),
      ),
    );
  if (!draft || !isSectionName(draft.section)) return null;
  return schemaOf(draft.section).safeParse(draft.content).success ? { [draft.section]: draft.content } : null;
}
