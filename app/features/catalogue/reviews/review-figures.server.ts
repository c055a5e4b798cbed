import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";

import type { RefusalReason } from "./refusal-reasons.texts.ts";
import { refusalReasons } from "./refusal-reasons.ts";

/** How many reviews were published and declined, by stars. */
export interface ReviewFigures {
  /** Five stars first. */
  stars: { stars: number; checked: number; notChecked: number; declined: number }[];
  /** Why those declined were, most often first; `other` were declined before reasons were asked for. */
  reasons: { reason: RefusalReason | "other"; count: number }[];
}

/** Counts all published reviews, and those declined since a time (ISO). */
export async function readReviewFigures(db: Database, since: string): Promise<ReviewFigures> {
  const [published, declined] = await db.batch([
    statement<{ is_verified: number; rating: number; count: number }>(
      db,
      sql`SELECT is_verified, rating, count(*) AS count FROM reviews WHERE status = 'approved' GROUP BY is_verified, rating`,
    ),
    statement<{ reason: string | null; rating: number; count: number }>(
      db,
      sql`SELECT refusal_reason AS reason, rating, count(*) AS count FROM reviews
        WHERE status = 'rejected' AND moderated_at >= ${since} GROUP BY refusal_reason, rating`,
    ),
  ]);
  const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  const known = (reason: string | null) =>
    reason !== null && Object.hasOwn(refusalReasons, reason) ? reason : "other";
  const byReason = Map.groupBy(declined, ({ reason }) => known(reason) as RefusalReason | "other");
  return {
    stars: [5, 4, 3, 2, 1].map((stars) => {
      const own = <Row extends { rating: number }>(rows: readonly Row[]) =>
        rows.filter(({ rating }) => rating === stars);
      return {
        stars,
        checked: sum(own(published).filter((row) => row.is_verified === 1)),
        notChecked: sum(own(published).filter((row) => row.is_verified === 0)),
        declined: sum(own(declined)),
      };
    }),
    reasons: [...byReason]
      .map(([reason, rows]) => ({ reason, count: sum(rows) }))
      .toSorted((a, b) => b.count - a.count),
  };
}
