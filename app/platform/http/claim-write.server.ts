import { sql } from "drizzle-orm";

import { statement } from "#app/db/client.server.ts";
import type { Shop } from "#app/platform/env/context.ts";

import { fewOfNetwork, type PublicWriteKind, publicWrites } from "./public-writes.ts";
import { callerOf, networkOf } from "./rate-limit.server.ts";
import { signLink } from "./signed-link.server.ts";

/**
 * Counts one more write of a kind, for its caller and for all, and answers whether it may be stored. `provenBy` is the record whose
 * signed link was shown: it has a count of its own in place of the caller's, and what is full for all does not hold it back. Exact also
 * for many at once, because both counts change in one batch. Both names are keyed hashes of one day, so that nobody can read them or
 * follow them from day to day.
 */
export async function claimWrite(
  request: Request,
  { db, env }: Pick<Shop, "db" | "env">,
  kind: PublicWriteKind,
  now: Date,
  provenBy?: string,
): Promise<boolean> {
  const { perCaller, inAll, whenFull } = publicWrites[kind];
  const day = now.toISOString().slice(0, 10);
  const subjectOf = (name: string) => signLink("write-caller", `${day}:${name}`, env.LINK_SECRET);
  const [caller, network] = await Promise.all([
    subjectOf(provenBy ?? callerOf(request)),
    subjectOf(`beyond:${networkOf(request)}`),
  ]);
  const all = sql`coalesce((SELECT writes FROM write_counts WHERE day = ${day} AND kind = ${kind} AND subject = ''), 0)`;
  const isOpen = provenBy !== undefined || whenFull === "evict" ? sql`TRUE` : sql`${all} < ${inAll}`;
  const mostWhenFull = whenFull === "few" ? fewOfNetwork : 0;
  // Cloudflare names every caller; without it, as in a test, only the count of all holds.
  const isKnown = provenBy !== undefined || request.headers.has("CF-Connecting-IP");
  const most = sql`iif(${isOpen}, ${isKnown ? perCaller : Number.MAX_SAFE_INTEGER}, ${mostWhenFull})`;
  const subject = sql`iif(${isOpen}, ${caller}, ${network})`;
  const [own, claimed] = await db.batch([
    statement<{ writes: number }>(
      db,
      sql`INSERT INTO write_counts (day, kind, subject, writes) SELECT ${day}, ${kind}, ${subject}, 1 WHERE ${most} > 0
        ON CONFLICT DO UPDATE SET writes = writes + 1 WHERE writes < ${most} RETURNING writes`,
    ),
    statement<{ writes: number }>(
      db,
      sql`INSERT INTO write_counts (day, kind, subject, writes) SELECT ${day}, ${kind}, '', 1
        WHERE changes() > 0 AND ${provenBy === undefined ? 1 : 0} = 1
        ON CONFLICT DO UPDATE SET writes = writes + 1 RETURNING writes`,
    ),
  ]);
  return own.length > 0 || claimed.length > 0;
}

/** A condition that holds once more of a kind were written today than all callers may: then the oldest make way. */
export function isFull(kind: PublicWriteKind, now: Date) {
  return sql`(SELECT writes FROM write_counts WHERE day = ${now.toISOString().slice(0, 10)} AND kind = ${kind} AND subject = '')
    > ${publicWrites[kind].inAll}`;
}
