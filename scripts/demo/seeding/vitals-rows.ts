import type { dailyVitals } from "#app/db/schema/vitals.server.ts";
import { bucketOf } from "#app/features/shop/vitals/vitals.ts";
import { addToDay, stockholmDay } from "#app/shared/days.ts";
import { type DeviceKind, type PageKind, type VitalMetric, vitalMetrics } from "#app/shared/states.ts";

import { randomFrom } from "../catalogue/random.ts";

type VitalRow = typeof dailyVitals.$inferInsert;

const measuredDays = 60;

/** Pages measured a day, and what a usual one takes: milliseconds, thousandths of a layout shift. Some are good, one is poor, one is rare. */
const usual: readonly (Record<VitalMetric, number> & { page: PageKind; device: DeviceKind; aDay: number })[] = [
  { page: "home", device: "phone", aDay: 9, lcp: 1_300, inp: 90, cls: 10, ttfb: 210 },
  { page: "home", device: "desktop", aDay: 6, lcp: 800, inp: 40, cls: 5, ttfb: 160 },
  { page: "listing", device: "phone", aDay: 14, lcp: 2_300, inp: 170, cls: 60, ttfb: 320 },
  { page: "listing", device: "desktop", aDay: 8, lcp: 1_100, inp: 70, cls: 20, ttfb: 240 },
  { page: "product", device: "phone", aDay: 18, lcp: 1_500, inp: 130, cls: 20, ttfb: 260 },
  { page: "product", device: "desktop", aDay: 10, lcp: 900, inp: 60, cls: 10, ttfb: 190 },
  { page: "cart", device: "phone", aDay: 3, lcp: 1_200, inp: 110, cls: 130, ttfb: 180 },
  { page: "checkout", device: "phone", aDay: 3, lcp: 1_600, inp: 430, cls: 30, ttfb: 230 },
  { page: "checkout", device: "desktop", aDay: 0.2, lcp: 1_100, inp: 120, cls: 10, ttfb: 190 },
];

/** How fast pages were on the last days, up to today. */
export function vitalsRows(now: Date): VitalRow[] {
  const counted = new Map<string, VitalRow>();
  for (let i = 0; i < measuredDays; i++) {
    const day = addToDay(stockholmDay(now), -i);
    for (const { page, device, aDay, ...typical } of usual) {
      const random = randomFrom(`vitals ${day} ${page} ${device}`);
      const pages = Math.floor(aDay + random());
      for (let n = 0; n < pages; n++) {
        for (const metric of vitalMetrics) {
          const bucket = bucketOf(typical[metric] * (0.5 + random()));
          const key = [day, page, device, metric, bucket].join();
          const known = counted.get(key);
          counted.set(key, { day, page, device, metric, bucket, times: (known?.times ?? 0) + 1 });
        }
      }
    }
  }
  return [...counted.values()];
}
