import { PeriodChooser } from "#app/admin/frame/period-chooser.tsx";
import { offeredDays } from "#app/features/selling/sales/sales-period.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { SelectField } from "#app/ui/field.tsx";

interface Props {
  first: string;
  last: string;
  /** The offered length that is shown; null for chosen dates. */
  days: number | null;
  currency: Currency;
  currencies: readonly Currency[];
}

/** Chooses the period, and the currency where there is more than one. The choice is in the address. */
export function PeriodForm({ first, last, days, currency, currencies }: Props) {
  const kept = currency === "SEK" ? "" : `&currency=${currency}`;
  const offered = offeredDays.map((length) => ({
    name: `${length} days`,
    to: `/admin/sales?days=${length}${kept}`,
    current: length === days,
  }));
  return (
    <PeriodChooser key={`${first}${last}${currency}`} offered={offered} action="/admin/sales" first={first} last={last}>
      {currencies.length > 1 ? (
        <SelectField label="Currency" name="currency" defaultValue={currency}>
          {currencies.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : null}
    </PeriodChooser>
  );
}
