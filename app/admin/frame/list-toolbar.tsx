import { Form, useSubmit } from "react-router";

import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { filterValues, listAddress, type ListFilter, type ListShape, type ListView } from "./list-address.ts";

/** What the toolbar of a list says. */
export interface ListToolbarTexts {
  /** What the list lists, for its labels: 'orders'. */
  name: string;
  /** What the search finds: 'Order number, name or email'. Without a search the filters are chips, their first value the default. */
  searchLabel?: string;
  /** What a search is sorted by where it has its own order ('Newest first'): no other one is offered then. */
  searchOrder?: string;
}

interface Props<Sort extends string, Filters extends Record<string, string>> {
  list: ListShape<Sort, Filters> & ListToolbarTexts;
  view: ListView<Sort, Filters>;
}

const control = "min-h-11 border border-line-strong bg-white text-sm hover:border-ink";

/** Narrows and sorts a list. Its state is the URL's. */
export function ListToolbar<Sort extends string, Filters extends Record<string, string>>(props: Props<Sort, Filters>) {
  return props.list.searchLabel === undefined ? <Chips {...props} /> : <SearchForm {...props} />;
}

function Chips<Sort extends string, Filters extends Record<string, string>>({ list, view }: Props<Sort, Filters>) {
  return Object.entries<ListFilter<string>>(list.filters).map(([name, filter]) => (
    <nav key={name} aria-label={filter.label} className="mb-6 flex flex-wrap gap-2">
      {filterValues(filter).map(([value, text], i) => (
        <ChipLink
          key={value}
          to={listAddress<string, Record<string, string>>(list, i === 0 ? {} : { filters: { [name]: value } })}
          current={value === view.filters[name] || (i === 0 && view.filters[name] === undefined)}
          discover="none"
        >
          {text}
        </ChipLink>
      ))}
    </nav>
  ));
}

/** A choice applies at once, and by a button without scripts. */
function SearchForm<Sort extends string, Filters extends Record<string, string>>({ list, view }: Props<Sort, Filters>) {
  const submit = useSubmit();
  const { pathname, searchParams } = new URL(list.path, "http://admin");
  const isChanged = view.search !== "" || Object.keys(view.filters).length > 0;
  return (
    <Form
      role="search"
      aria-label={`Find ${list.name}`}
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
        <span className="sr-only">{list.searchLabel}</span>
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
          placeholder={list.searchLabel}
          maxLength={100}
          className={`w-full pr-3 pl-9 ${control}`}
        />
      </label>
      {shownFilters(list.filters).map(([name, filter]) => (
        <Choice
          key={`${name}:${view.filters[name] ?? ""}`}
          label={filter.label}
          name={name}
          value={view.filters[name] ?? ""}
          options={[["", `${filter.label}: all`], ...filterValues(filter)]}
        />
      ))}
      {list.searchOrder && view.search !== "" ? (
        <p className="flex min-h-11 items-center px-1 text-sm text-muted">{list.searchOrder}</p>
      ) : Object.keys(list.sorts).length > 1 ? (
        <Choice
          key={`sort:${view.sort}`}
          label="Sort by"
          name="sort"
          value={view.sort}
          options={Object.entries<string>(list.sorts)}
        />
      ) : null}
      {/* Enter in the search field submits. */}
      <Button type="submit" size="small" look="outline" className="hidden noscript:inline-flex">
        Apply
      </Button>
      {isChanged ? (
        <ButtonLink
          to={listAddress(list, { ...view, search: "", filters: {} })}
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

/** A filter that has no values yet, such as tags before the first one, is no choice. */
function shownFilters(filters: object): [string, ListFilter<string>][] {
  return Object.entries<ListFilter<string>>({ ...filters }).filter(([, filter]) => filterValues(filter).length > 0);
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
