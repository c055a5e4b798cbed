import type { VitalRow } from "#app/features/shop/vitals/read-vitals.server.ts";
import { type Rating, ratingOf, thirdQuartile } from "#app/features/shop/vitals/vitals.ts";
import {
  type DeviceKind,
  deviceKinds,
  type PageKind,
  pageKinds,
  type VitalMetric,
  vitalMetrics,
} from "#app/shared/states.ts";

/** What three of four visits to a kind of page keep to. `value` and `rating` are null where too few were measured. */
export interface Speed {
  metric: VitalMetric;
  /** Milliseconds, or thousandths of a layout shift. */
  value: number | null;
  rating: Rating | null;
  measured: number;
}

export interface PageSpeed {
  page: PageKind;
  devices: { device: DeviceKind; speeds: Speed[] }[];
}

/** The speed of each kind of page and device that was measured at all. */
export function pageSpeeds(rows: readonly VitalRow[]): PageSpeed[] {
  return pageKinds.flatMap((page) => {
    const devices = deviceKinds.flatMap((device) => {
      const own = rows.filter((row) => row.page === page && row.device === device);
      return own.length === 0 ? [] : [{ device, speeds: vitalMetrics.map((metric) => speedOf(own, metric)) }];
    });
    return devices.length === 0 ? [] : [{ page, devices }];
  });
}

function speedOf(rows: readonly VitalRow[], metric: VitalMetric): Speed {
  const counts = rows.filter((row) => row.metric === metric);
  const value = thirdQuartile(counts);
  const measured = counts.reduce((sum, { times }) => sum + times, 0);
  return { metric, value, rating: value === null ? null : ratingOf(metric, value), measured };
}

/** A value in its unit: `1.2 s`, `180 ms`, `0.05`. */
export function speedText(metric: VitalMetric, value: number): string {
  if (metric === "cls") return (value / 1_000).toFixed(2);
  return value >= 1_000 ? `${(value / 1_000).toFixed(1)}\u00A0s` : `${value}\u00A0ms`;
}
