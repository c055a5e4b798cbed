import { Form } from "react-router";

import { providerName } from "#app/features/payments/provider-names.ts";
import { offeredDays } from "#app/features/sales/sales-period.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";

import type { SettlementPage } from "./read-settlement-page.server.ts";
import { settlementAddress } from "./settlement-address.ts";

/** Chooses the period, and the provider where there is more than one. The choice is in the address. */
export function SettlementForm({
  period: { first, last, days },
  months,
  provider,
  providers,
}: Pick<SettlementPage, "period" | "months" | "provider" | "providers">) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {offeredDays.map((offered) => (
            <li key={offered}>
              <ChipLink
                to={settlementAddress({ days: offered }, provider)}
                current={offered === days}
                discover="none"
                preventScrollReset
              >
                {offered} days
              </ChipLink>
            </li>
          ))}
          {months.map((month) => (
            <li key={month.name}>
              <ChipLink
                to={settlementAddress(month, provider)}
                current={days === null && month.first === first && month.last === last}
                discover="none"
                preventScrollReset
              >
                {month.name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        key={`${first}${last}${provider}`}
        action="/admin/payments/settlement"
        className="flex flex-wrap items-end gap-3"
      >
        <TextField label="From" name="from" type="date" defaultValue={first} required />
        <TextField label="To" name="to" type="date" defaultValue={last} required />
        {providers.length > 1 ? (
          <SelectField label="Provider" name="provider" defaultValue={provider}>
            {providers.map((name) => (
              <option key={name} value={name}>
                {providerName(name)}
              </option>
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
