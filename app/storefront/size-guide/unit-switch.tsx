import { SegmentedChoice } from "#app/ui/segmented-choice.tsx";

import type { LengthUnit } from "./size-tables.ts";

const units: readonly { id: LengthUnit; label: string }[] = [
  { id: "cm", label: "Centimeters" },
  { id: "inches", label: "Inches" },
];

/** Switches all tables between centimeters and inches. */
export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  return <SegmentedChoice label="Units" options={units} chosen={unit} onChoose={onChoose} />;
}
