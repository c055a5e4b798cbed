import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { providerName } from "#app/features/payments/provider-names.ts";
import { offeredDays } from "#app/features/sales/sales-period.ts";
import { SelectField } from "#app/ui/field.tsx";

import type { SettlementPage } from "./read-settlement-page.server.ts";
import { settlementAddress } from "./settlement-address.ts";

/** Chooses the period, and the provider where there is more than one. The choice is in the address. */
export function SettlementForm({
  period: { first, last, days },
  months,
  provider,
  providers,
}: Pick<SettlementPage, "period" | "months" | "provider" | "providers">) {
  const offered = [
    ...offeredDays.map((length) => ({
      name: `${length} days`,
      to: settlementAddress({ days: length }, provider),
      current: length === days,
    })),
    ...months.map((month) => ({
      name: month.name,
      to: settlementAddress(month, provider),
      current: days === null && month.first === first && month.last === last,
    })),
  ];
  return (
    <PeriodChooser
      key={`${first}${last}${provider}`}
      offered={offered}
      action="/admin/payments/settlement"
      first={first}
      last={last}
    >
      {providers.length > 1 ? (
        <SelectField label="Provider" name="provider" defaultValue={provider}>
          {providers.map((name) => (
            <option key={name} value={name}>
              {providerName(name)}
            </option>
          ))}
        </SelectField>
      ) : null}
    </PeriodChooser>
  );
}
