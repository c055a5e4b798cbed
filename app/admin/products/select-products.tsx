import { useEffect, useRef } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";

import { selectedPrefix } from "./selected-prefix.ts";

interface Props {
  product: { id: string; name: string };
  selected: boolean;
  onChange: (id: string, selected: boolean) => void;
}

/** Selects a product of the list for a bulk edit. */
export function SelectProduct({ product: { id, name }, selected, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    // The label makes the target large enough for a finger.
    <label className="-m-3 inline-flex p-3">
      <input
        type="checkbox"
        name={`${selectedPrefix}${id}`}
        aria-label={`Select ${name}`}
        // Until scripts run the browser keeps what is ticked.
        {...(hydrated ? { checked: selected } : {})}
        onChange={({ target }) => onChange(id, target.checked)}
      />
    </label>
  );
}

interface AllProps {
  all: boolean;
  some: boolean;
  onChange: (all: boolean) => void;
}

/** Selects every product of the page. Scripts alone can, so it shows with them. */
export function SelectAll({ all, some, onChange }: AllProps) {
  const hydrated = useHydrated();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all, hydrated]);
  if (!hydrated) return <span className="sr-only">Select</span>;
  return (
    <label className="-m-3 inline-flex p-3">
      <input
        ref={box}
        type="checkbox"
        aria-label="Select all on this page"
        checked={all}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
