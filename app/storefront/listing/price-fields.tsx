import { type ComponentProps, useState } from "react";

import type { FilterChoice, FilterCounts } from "#app/features/catalogue/filters/filter-choice.ts";
import { useSite } from "#app/features/shop/content/use-site.ts";
import { toldCurrency } from "#app/features/shop/markets/told-rates.ts";

import { filterTexts } from "./filters.texts.ts";

interface Props {
  /** The list's lowest and highest price. */
  bounds: NonNullable<FilterCounts["price"]>;
  choice: FilterChoice;
  /** Called with the form when a field is left. Returns what it chooses, with the prices put right. */
  onLeave: (form: HTMLFormElement | null) => FilterChoice | null;
}

/** The lowest and highest price to list, in kronor, kroner or euros. Listed when a field is left or Enter pressed, not at every digit. */
export function PriceFields({ bounds, choice, onLeave }: Props) {
  const texts = filterTexts();
  return (
    <div role="group" aria-label={texts.price} className="grid grid-cols-2 gap-3 pt-1">
      <PriceField
        name="min"
        label={texts.least}
        ore={choice.minOre}
        bound={Math.floor(bounds.minOre / 100)}
        onLeave={onLeave}
      />
      <PriceField
        name="max"
        label={texts.most}
        ore={choice.maxOre}
        bound={Math.ceil(bounds.maxOre / 100)}
        onLeave={onLeave}
      />
    </div>
  );
}

interface FieldProps extends Pick<Props, "onLeave"> {
  name: "min" | "max";
  label: string;
  ore: number | null;
  /** In kronor, shown while nothing is entered. */
  bound: number;
}

function PriceField({ name, label, ore, bound, onLeave }: FieldProps) {
  const sign = toldCurrency(useSite().shipping) === "EUR" ? "€" : "kr";
  const given = inKronor(ore);
  const [text, setText] = useState(given);
  const [shown, setShown] = useState(given);
  // Taken away elsewhere, or put right: the field follows.
  if (shown !== given) {
    setShown(given);
    setText(given);
  }
  const input: ComponentProps<"input"> = { type: "number", min: 0, step: "any", inputMode: "decimal" };
  return (
    <label className="block text-xs text-muted">
      {label}
      <span className="mt-1 flex min-h-11 items-center border border-line-strong bg-white px-3 text-ink focus-within:border-ink hover:border-ink">
        <input
          {...input}
          name={name}
          value={text}
          placeholder={String(bound)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={({ currentTarget }) => {
            const left = onLeave(currentTarget.form);
            if (left) setText(inKronor(left[`${name}Ore`]));
          }}
          className="min-h-11 w-full min-w-0 appearance-none bg-transparent text-base focus-visible:shadow-none focus-visible:outline-none"
        />
        <span aria-hidden="true" className="text-sm text-muted">
          {sign}
        </span>
      </span>
    </label>
  );
}

function inKronor(ore: number | null): string {
  return ore === null ? "" : String(ore / 100);
}
