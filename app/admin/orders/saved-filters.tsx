import { Form } from "react-router";

import type { SavedFilter } from "#app/features/selling/orders/saved-filters.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { TextField } from "#app/ui/field.tsx";

import { filterNameLength } from "./order-field-lengths.ts";

interface Props {
  /** The address of the list with the filters that are set. */
  address: string;
  /** Whether any is set, and whether something is searched for beside them. */
  isSet: boolean;
  isSearch: boolean;
  filters: readonly SavedFilter[];
  filterId: string;
}

const action = "/admin/orders/filters";
const summary =
  "flex min-h-11 cursor-pointer items-center text-sm font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink";

/** A staff member's own filters as links, the one that is shown to rename or delete, and what is set to save. Searches are not saved. */
export function SavedFilters({ address, isSet, isSearch, filters, filterId }: Props) {
  const current = isSearch ? undefined : filters.find((filter) => filter.address === address);
  if (filters.length === 0 && !isSet) return null;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-2">
      {filters.length > 0 ? (
        <nav aria-label="Saved filters" className="flex min-w-0 flex-wrap gap-2">
          {filters.map((filter) => (
            <ChipLink key={filter.id} to={filter.address} current={filter === current} discover="none">
              {filter.name}
            </ChipLink>
          ))}
        </nav>
      ) : null}
      {current ? (
        // Closed again under another name.
        <details key={`${current.id} ${current.name}`}>
          <summary className={summary}>Edit filter</summary>
          <Form method="post" action={action} className="mt-2 flex flex-wrap items-end gap-2">
            <input type="hidden" name="id" value={current.id} />
            <input type="hidden" name="address" value={address} />
            <TextField
              label="Name"
              name="name"
              defaultValue={current.name}
              maxLength={filterNameLength}
              required
              autoComplete="off"
            />
            <Button type="submit" name="intent" value="rename" size="small">
              Rename
            </Button>
            <Button type="submit" name="intent" value="delete" size="small" look="outline" formNoValidate>
              Delete
            </Button>
          </Form>
        </details>
      ) : isSet ? (
        <details key={address}>
          <summary className={summary}>Save filter</summary>
          <Form method="post" action={action} className="mt-2 flex flex-wrap items-end gap-2">
            <input type="hidden" name="id" value={filterId} />
            <input type="hidden" name="address" value={address} />
            <TextField label="Name" name="name" maxLength={filterNameLength} required autoComplete="off" />
            <Button type="submit" name="intent" value="save" size="small">
              Save
            </Button>
          </Form>
        </details>
      ) : null}
    </div>
  );
}
