import { sql } from "drizzle-orm";

import { type Database, statement } from "#app/db/client.server.ts";
import { trafficSteps } from "#app/shared/states.ts";

import type { FunnelCounts } from "./checkout-funnel.ts";
import { momentsOf } from "./period-moments.ts";

/** What a period of Swedish days had of each step, as one row. */
export function funnelStatement(db: Database, period: { first: string; last: string }) {
  const { first, last } = period;
  const { from, until } = momentsOf(period);
  const steps = trafficSteps.map(
    (step) => sql`coalesce(sum(CASE step WHEN ${step} THEN times END), 0) AS ${sql.identifier(step)}`,
  );
  return statement<FunnelCounts>(
    db,
    sql`SELECT ${sql.join(steps, sql`, `)},
        (SELECT count(*) FROM orders INDEXED BY orders_by_created WHERE created_at >= ${from} AND created_at < ${until}) AS placed,
        (SELECT coalesce(sum(orders), 0) FROM daily_sales WHERE day BETWEEN ${first} AND ${last}) AS paid
      FROM daily_traffic WHERE day BETWEEN ${first} AND ${last}`,
  );
}
