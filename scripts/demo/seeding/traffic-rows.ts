import type { dailyTraffic } from "#app/db/schema/traffic.server.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";
import type { TrafficSource } from "#app/shared/states.ts";

import { randomFrom } from "../catalogue/random.ts";
import type { OrderRows } from "./order-rows.ts";

type TrafficRow = typeof dailyTraffic.$inferInsert;

const countedDays = 60;
/** Visits of a day without an order, and how many more each order comes with. */
const visits = { base: 40, perOrder: 34 };
const checkoutsPerOrder = 1.7;

/** How visits share out by source and by country, in percent. */
const sources: readonly [TrafficSource, number][] = [
  ["direct", 31],
  ["search", 34],
  ["social", 19],
  ["email", 8],
  ["campaign", 5],
  ["other", 3],
];
const countries: readonly [string, number][] = [
  ["SE", 78],
  ["NO", 9],
  ["DK", 6],
  ["FI", 5],
  ["other", 2],
];

/** Visits and checkouts of the days that the demo shop has orders of, up to today. */
export function trafficRows(placed: readonly OrderRows[], now: Date): TrafficRow[] {
  const today = stockholmDay(now);
  const ordersOf = Map.groupBy(placed, ({ order }) => stockholmDay(new Date(order.createdAt)));
  return Array.from({ length: countedDays }, (_, i) => addToDay(today, -i)).flatMap((day) => {
    const random = randomFrom(`traffic ${day}`);
    const orders = ordersOf.get(day)?.length ?? 0;
    const visitors = (visits.base + orders * visits.perOrder) * (0.85 + 0.3 * random());
    const rows: TrafficRow[] = sources.flatMap(([source, ofSources]) =>
      countries.map(([country, ofCountries]) => ({
        day,
        step: "visit" as const,
        source,
        country,
        times: Math.round((visitors * ofSources * ofCountries) / 10_000),
      })),
    );
    const checkouts = Math.round(orders * checkoutsPerOrder + random());
    rows.push({ day, step: "checkout", source: "inside", country: "SE", times: checkouts });
    return rows.filter(({ times }) => times > 0);
  });
}
