import type { ReactNode } from "react";
import { Form } from "react-router";

import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { TextField } from "#app/ui/field.tsx";

interface Props {
  /** The periods that one press chooses. */
  offered: readonly { name: string; to: string; current: boolean }[];
  /** Where the form leads: the choice is in its address. */
  action: string;
  /** The days that are shown, both included. */
  first: string;
  last: string;
  /** What else is chosen, as fields. */
  children?: ReactNode;
}

/** Chooses the period of a page: one of those offered, or two days. Give it another `key` with another choice, so that its fields follow. */
export function PeriodChooser({ offered, action, first, last, children }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <nav aria-label="Period">
        <ul className="flex flex-wrap gap-2">
          {offered.map(({ name, to, current }) => (
            <li key={name}>
              <ChipLink to={to} current={current} discover="none" preventScrollReset>
                {name}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form action={action} className="flex flex-wrap items-end gap-3">
        <div className="grid grow basis-full grid-cols-2 gap-3 sm:basis-auto">
          <TextField label="From" name="from" type="date" defaultValue={first} required />
          <TextField label="To" name="to" type="date" defaultValue={last} required />
        </div>
        {children}
        <Button type="submit" look="outline">
          Show
        </Button>
      </Form>
    </div>
  );
}
