import { useEffect, useState } from "react";
import { useFetcher } from "react-router";

import { ProductPicture } from "#app/features/catalogue/products/product-picture.tsx";
import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { formatPrice } from "#app/shared/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

import type { FoundProducts, PickedProduct } from "./find-products.server.ts";
import { pickerGroups } from "./picker-groups.ts";

/** Milliseconds between the last key and the request. */
const pause = 150;

interface Props {
  /** The form field: the ids of the selected products, one a line. */
  name: string;
  selected: readonly PickedProduct[];
  /** What a form that was refused sent, as it was typed without scripts. */
  typed?: string | undefined;
  error?: string | undefined;
  /** Told of each change of the selection. */
  onSelect?: (products: readonly PickedProduct[]) => void;
}

/** Selects products by search, listing or kind, with ticks and a count. Without scripts their ids are typed, one a line. */
export function ProductPicker({ name, selected, typed, error, onSelect }: Props) {
  const hydrated = useHydrated();
  const [picked, setPicked] = useState(() => new Map(selected.map((product) => [product.id, product])));
  if (!hydrated)
    return (
      <TextAreaField
        label="Products"
        name={name}
        rows={3}
        error={error}
        hint="Product IDs or English URLs, one per line."
        defaultValue={typed ?? [...picked.keys()].join("\n")}
      />
    );
  const pick = (products: readonly PickedProduct[], isPicked: boolean) => {
    const ids = new Set(products.map(({ id }) => id));
    const others = [...picked].filter(([id]) => !ids.has(id));
    const now = new Map(isPicked ? [...picked, ...products.map((product) => [product.id, product] as const)] : others);
    setPicked(now);
    onSelect?.([...now.values()]);
  };
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">Products</legend>
      <input type="hidden" name={name} value={[...picked.keys()].join("\n")} />
      <PickerList picked={picked} onPick={pick} />
      {error ? (
        <p id={`${name}-error`} role="alert" className="mt-1.5 flex gap-1.5 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The group of the products that are selected: the browser knows them. */
const selectedGroup = "selected";

interface ListProps {
  picked: ReadonlyMap<string, PickedProduct>;
  onPick: (products: readonly PickedProduct[], isPicked: boolean) => void;
}

function PickerList({ picked, onPick }: ListProps) {
  const [text, setText] = useState("");
  const [group, setGroup] = useState(picked.size > 0 ? selectedGroup : "all");
  const { load, data, state } = useFetcher<FoundProducts>();
  useEffect(() => {
    if (group === selectedGroup) return;
    const address = `/admin/products/picker?${new URLSearchParams({ q: text, group })}`;
    const timer = setTimeout(() => void load(address), text === "" ? 0 : pause);
    return () => clearTimeout(timer);
  }, [load, text, group]);
  const isCurrent = group === selectedGroup || (state === "idle" && data?.group === group && data.text === text);
  const words = text.trim().toLowerCase();
  const shown =
    group === selectedGroup
      ? [...picked.values()].filter(({ name }) => name.toLowerCase().includes(words))
      : (data?.products ?? []);
  const more = group !== selectedGroup && data?.more === true;
  const areAllPicked = shown.length > 0 && shown.every(({ id }) => picked.has(id));
  return (
    <div className="border border-line">
      <div className="grid gap-3 border-b border-line bg-paper p-3 sm:grid-cols-2">
        <TextField
          label="Search products"
          type="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          placeholder="Name, type or tag"
          onChange={({ target }) => setText(target.value)}
          // Enter searches; it must not send the form around it.
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <SelectField label="Show" value={group} onChange={({ target }) => setGroup(target.value)}>
          <option value={selectedGroup}>Selected ({picked.size})</option>
          {Object.entries(pickerGroups).map(([title, groups]) => (
            <optgroup key={title} label={title}>
              {Object.entries(groups).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 sm:col-span-2">
          <p role="status" className="text-sm tabular-nums">
            <strong className="font-semibold">{picked.size === 1 ? "1 product" : `${picked.size} products`}</strong>{" "}
            selected
            {isCurrent ? <span className="text-muted">, {foundText(shown.length, more)}</span> : null}
          </p>
          <Button
            type="button"
            size="small"
            look="outline"
            disabled={!isCurrent || shown.length === 0}
            onClick={() => onPick(shown, !areAllPicked)}
          >
            {areAllPicked ? "Clear" : "Select all"} {shown.length}
          </Button>
        </div>
      </div>
      {isCurrent && shown.length === 0 ? (
        <p className="p-4 text-sm text-muted">
          {group === selectedGroup ? "No products selected. Choose a group above." : "No matching products."}
        </p>
      ) : (
        <ul
          aria-busy={!isCurrent}
          aria-label="Products"
          className="relative max-h-80 divide-y divide-line overflow-y-auto"
        >
          {shown.map((product) => (
            <li key={product.id}>
              <label className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1.5 text-sm hover:bg-paper">
                <input
                  type="checkbox"
                  checked={picked.has(product.id)}
                  onChange={({ target }) => onPick([product], target.checked)}
                />
                <ProductPicture url={product.picture} alt="" width={160} className="aspect-4/5 w-9 shrink-0 text-2xs" />
                <span className="min-w-0 font-medium wrap-anywhere">{product.name}</span>
                <span className="ml-auto whitespace-nowrap text-muted tabular-nums">
                  {formatPrice(product.priceOre, product.currency)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const foundText = (count: number, more: boolean) =>
  more ? `first ${count} shown: search to narrow` : `${count} shown`;
