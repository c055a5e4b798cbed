import { Form, useSubmit } from "react-router";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { capitalize } from "#app/shared/capitalize.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { listAddress, type ListShape, type ListView } from "./list-address.ts";

interface Props<Sort extends string, Filter extends string> {
  /** What the list lists, for its labels: 'orders'. */
  name: string;
  /** What the search finds: 'Order number, name or e-mail'. */
  searchLabel: string;
  shape: ListShape<Sort, Filter>;
  view: ListView<Sort, Filter>;
  sortNames: Readonly<Record<Sort, string>>;
  /** What a search is sorted by where it has its own order ('Newest first'): no other one is offered then. */
  searchOrder?: string;
  /** The label of each filter, and of its values where they are not their own. */
  filterNames: Readonly<Record<Filter, { label: string; values?: Readonly<Record<string, string>> }>>;
}

const control = "min-h-11 border border-line-strong bg-white text-sm hover:border-ink";

/** Searches, filters and sorts a list. Its state is the URL's; a choice applies at once, and by a button without scripts. */
export function ListToolbar<Sort extends string, Filter extends string>(props: Props<Sort, Filter>) {
  const { name, searchLabel, shape, view, sortNames, searchOrder, filterNames } = props;
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { pathname, searchParams } = new URL(shape.path, "http://admin");
  const isChanged = view.search !== "" || Object.keys(view.filters).length > 0;
  return (
    <Form
      role="search"
      aria-label={`Find ${name}`}
      action={pathname}
      preventScrollReset
      className="mb-4 flex flex-wrap items-end gap-2"
      onChange={({ currentTarget, target }) => {
        if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
      }}
    >
      {[...searchParams].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {view.rows ? <input type="hidden" name="rows" value={view.rows} /> : null}
      <label className="relative min-w-0 grow basis-64 sm:max-w-sm">
        <span className="sr-only">{searchLabel}</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          // Another search, such as from a link, shows in the field.
          key={view.search}
          type="search"
          name="q"
          defaultValue={view.search}
          placeholder={searchLabel}
          maxLength={100}
          className={`w-full pr-3 pl-9 ${control}`}
        />
      </label>
      {(Object.keys(shape.filters) as Filter[]).map((filter) => (
        <Choice
          key={`${filter}:${view.filters[filter] ?? ""}`}
          label={filterNames[filter].label}
          name={filter}
          value={view.filters[filter] ?? ""}
          options={[
            ["", `${filterNames[filter].label}: all`],
            ...shape.filters[filter].map((value): [string, string] => [
              value,
              filterNames[filter].values?.[value] ?? capitalize(value),
            ]),
          ]}
        />
      ))}
      {searchOrder && view.search !== "" ? (
        <p className="flex min-h-11 items-center px-1 text-sm text-muted">{searchOrder}</p>
      ) : shape.sorts.length > 1 ? (
        <Choice
          key={`sort:${view.sort}`}
          label="Sort by"
          name="sort"
          value={view.sort}
          options={shape.sorts.map((sort): [string, string] => [sort, sortNames[sort]])}
        />
      ) : null}
      {/* Hidden rather than unmounted: it may have been pressed before hydration. Enter in the search field submits. */}
      <Button type="submit" size="small" look="outline" hidden={hydrated}>
        Apply
      </Button>
      {isChanged ? (
        <ButtonLink
          to={listAddress(shape, { ...view, search: "", filters: {} })}
          discover="none"
          preventScrollReset
          size="small"
          look="outline"
        >
          Clear
        </ButtonLink>
      ) : null}
    </Form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ label, name, value, options }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value}
      // No wider than a word or two, however long its longest choice is; on a phone the row is filled.
      className={`max-w-full grow pl-3 font-medium sm:max-w-60 sm:grow-0 ${control} ${selectArrow}`}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
