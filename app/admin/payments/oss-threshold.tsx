import { RowLink } from "#app/admin/frame/row-link.tsx";
import type { OssYear } from "#app/features/selling/reconciliation/oss-sales.server.ts";
import { ossThresholdOre } from "#app/features/shop/shipping/vat-rates.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Notice } from "#app/ui/notice.tsx";

import { ordersWithoutRate } from "./orders-without-rate.ts";

/** The share of the threshold from which staff are warned: registering takes weeks. */
const warnedShare = 0.8;

/** How far sales to other EU countries are from the threshold of OSS, and what follows. */
export function OssThreshold({ years, isRegistered }: { years: readonly OssYear[]; isRegistered: boolean }) {
  const told = years
    .map(({ year, netOre, uncounted }) => `${year}: ${formatPrice(netOre)}${withoutRate(uncounted)}`)
    .join(". ");
  const most = Math.max(...years.map(({ netOre }) => netOre));
  const sales = `Sales to other EU countries, without VAT, other currencies at the season's rate. ${told}.`;
  if (isRegistered)
    return (
      <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
        {`${sales} You're registered for OSS, so these orders carry the buyer's VAT, whatever the amount.`}
      </p>
    );
  const limit = formatPrice(ossThresholdOre);
  if (most < ossThresholdOre * warnedShare)
    return (
      <p className="mt-3 max-w-prose text-sm leading-6 text-muted">
        {`${sales} Up to ${limit} a year, they carry Swedish VAT.`}
      </p>
    );
  return (
    <Notice tone="warning" className="mt-4">
      <strong>
        {most > ossThresholdOre
          ? `You've passed the OSS threshold of ${limit} a year.`
          : `You're near the OSS threshold of ${limit} a year.`}
      </strong>{" "}
      {`${sales} Above it, Danish and Finnish VAT is due. Register for OSS with Skatteverket, then turn it on.`}{" "}
      <RowLink to="/admin/settings/vat">VAT settings</RowLink>
    </Notice>
  );
}

/** What a sum leaves out. */
function withoutRate(uncounted: OssYear["uncounted"]): string {
  return uncounted.length === 0 ? "" : ` (${ordersWithoutRate(uncounted)} not counted: set the rate under Markets)`;
}
