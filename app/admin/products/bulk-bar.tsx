import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";

import type { HandCollection } from "#app/features/catalogue/collections/read-collections.server.ts";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { selectArrow } from "#app/ui/select-arrow.ts";

import { type BulkKind, bulkKinds, isBulkKind, valueLabels } from "./bulk-kinds.ts";

interface Props {
  /** How many products are selected, as far as scripts know. */
  count: number;
  /** The list's own path, to return to. */
  returnTo: string;
  /** Another one for each edit: see `bulkFormSchema`. */
  entryId: string;
  /** The collections that products can be added to; without one nobody is offered to. */
  collections: readonly HandCollection[];
  /** The list, with a checkbox for each product. */
  children: ReactNode;
}

const control = "min-h-11 border border-line-strong bg-white px-3 text-sm hover:border-ink";

/** Changes the selected products at once. Works without scripts: then every field shows. */
export function BulkBar({ count, returnTo, entryId, collections, children }: Props) {
  const hydrated = useHydrated();
  const { formAction } = useNavigation();
  const busy = formAction === "/admin/products";
  const [kind, setKind] = useState<BulkKind | null>(null);
  const valueLabel = kind && valueLabels[kind];
  return (
    <Form method="post" action="/admin/products" preventScrollReset>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="entryId" value={entryId} />
      <fieldset className="mb-3 flex flex-wrap items-center gap-2 border border-line bg-white px-3 py-2 text-sm">
        <legend className="sr-only">Change selected products</legend>
        <p role="status" className="mr-1 min-w-20 tabular-nums">
          {hydrated ? `${count} selected` : "Selected:"}
        </p>
        <select
          name="edit"
          aria-label="Change"
          defaultValue=""
          onChange={({ target: { value } }) => setKind(isBulkKind(value) ? value : null)}
          className={`${control} pr-10 font-medium ${selectArrow}`}
        >
          <option value="">Choose a change</option>
          {Object.entries(bulkKinds)
            .filter(([id]) => id !== "add-to-collection" || collections.length > 0)
            .map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
        {(kind === "add-to-collection" || !hydrated) && collections.length > 0 ? (
          <select
            name="collection"
            aria-label="Collection"
            defaultValue=""
            className={`max-w-full min-w-0 ${kind === "add-to-collection" ? "" : "hidden noscript:block"} ${control} ${selectArrow}`}
          >
            <option value="">Choose a collection</option>
            {collections.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        ) : null}
        {valueLabel || !hydrated ? (
          <input
            name="value"
            aria-label={valueLabel ?? "Price, percent, units or name"}
            placeholder={valueLabel ?? "Price, percent, units or name"}
            inputMode="text"
            maxLength={200}
            autoComplete="off"
            className={`w-48 ${valueLabel ? "" : "hidden noscript:block"} ${control}`}
          />
        ) : null}
        {kind === "percent" || !hydrated ? (
          <label className={`min-h-11 items-center gap-2 ${kind === "percent" ? "flex" : "hidden noscript:flex"}`}>
            <input type="checkbox" name="sale" />
            Show the old price struck through
          </label>
        ) : null}
        <Button
          type="submit"
          size="small"
          look="outline"
          busy={busy}
          disabled={hydrated && (count === 0 || kind === null)}
        >
          Apply
        </Button>
        {/* After Apply, which Enter presses. */}
        <Button
          type="submit"
          size="small"
          look="outline"
          formMethod="get"
          formAction="/admin/products/sheet"
          disabled={hydrated && count === 0}
          className="ml-auto"
        >
          Edit as a sheet
        </Button>
      </fieldset>
      {children}
    </Form>
  );
}
