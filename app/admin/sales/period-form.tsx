import { Form } from "react-router";

import { offeredDays } from "#app/features/sales/sales-period.ts";
import type { Currency } from "#app/shared/states.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

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
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {offeredDays.map((offered) => (
            <li key={offered}>
              <ChipLink
                to={`/admin/sales?days=${offered}${kept}`}
                current={offered === days}
                discover="none"
                preventScrollReset
              >
                {offered} days
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form key={`${first}${last}${currency}`} action="/admin/sales" className="flex flex-wrap items-end gap-3">
        <TextField label="From" name="from" type="date" defaultValue={first} required />
        <TextField label="To" name="to" type="date" defaultValue={last} required />
        {currencies.length > 1 ? (
          <SelectField label="Currency" name="currency" defaultValue={currency}>
            {currencies.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : null}
        <Button type="submit" look="outline">
          Show
        </Button>
      </Form>
    </div>
  );
}
