import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { providerName } from "#app/features/selling/payments/provider-names.ts";
import { offeredDays } from "#app/features/selling/sales/sales-period.ts";
import { SelectField } from "#app/ui/field.tsx";

import type { ReconciliationPage } from "./read-reconciliation-page.server.ts";
import { reconciliationAddress } from "./reconciliation-address.ts";

/** Chooses the period, and the provider where there is more than one. The choice is in the address. */
export function ReconciliationForm({
  period: { first, last, days },
  months,
  provider,
  providers,
}: Pick<ReconciliationPage, "period" | "months" | "provider" | "providers">) {
  const offered = [
    ...offeredDays.map((length) => ({
      name: `${length} days`,
      to: reconciliationAddress({ days: length }, provider),
      current: length === days,
    })),
    ...months.map((month) => ({
      name: month.name,
      to: reconciliationAddress(month, provider),
      current: days === null && month.first === first && month.last === last,
    })),
  ];
  return (
    <PeriodChooser
      key={`${first}${last}${provider}`}
      offered={offered}
      action="/admin/payments/reconciliation"
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
