import { useId } from "react";

import type { LengthUnit } from "./size-tables.ts";

const units: readonly { id: LengthUnit; label: string }[] = [
  { id: "cm", label: "Centimeters" },
  { id: "inches", label: "Inches" },
];

/** Switches all tables between centimeters and inches. */
export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label="Units" className="inline-flex border border-ink">
      {units.map(({ id, label }) => (
        <label
          key={id}
          className="relative inline-flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold transition-colors has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={unit === id}
            onChange={() => onChoose(id)}
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
