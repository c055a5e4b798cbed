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
/** Carts opened for each opened checkout, and what became of the checkouts of those who allow measuring. */
const cartsPerCheckout = 2.3;
const measured = { "seen-checkout": 0.5, address: 0.38, delivery: 0.34 } as const;

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
    const inside = { day, source: "inside", country: "SE" } as const;
    rows.push({ ...inside, step: "cart", times: Math.round(checkouts * cartsPerCheckout + random()) });
    rows.push({ ...inside, step: "checkout", times: checkouts });
    for (const [step, share] of Object.entries(measured) as [keyof typeof measured, number][])
      rows.push({ ...inside, step, times: Math.round(checkouts * share) });
    return rows.filter(({ times }) => times > 0);
  });
}
