import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { offeredPeriods } from "#app/features/selling/sales/calendar-period.ts";

import { FunnelSection } from "./funnel-section.tsx";
import type { AnalyticsPage } from "./read-analytics-page.server.ts";
import { SpeedSection } from "./speed-section.tsx";

/** Where shoppers leave on their way to an order, and how fast the shop is for them. */
export function AnalyticsScreen({ page: { period, steps, seen, speeds } }: { page: AnalyticsPage }) {
  const offered = offeredPeriods.map(({ id, name }) => ({
    name,
    to: `/admin/analytics?period=${id}`,
    current: id === period.preset,
  }));
  return (
    <>
      <h1 className="display mb-6 text-display-sm lg:text-display-md">Checkout and speed</h1>
      <PeriodChooser
        key={`${period.first}${period.last}`}
        offered={offered}
        action="/admin/analytics"
        first={period.first}
        last={period.last}
      />
      <div className="grid gap-10">
        <FunnelSection steps={steps} seen={seen} />
        <SpeedSection speeds={speeds} />
      </div>
    </>
  );
}
