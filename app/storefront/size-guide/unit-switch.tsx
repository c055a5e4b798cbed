import { SegmentedChoice } from "#app/ui/segmented-choice.tsx";

import { sizeGuideTexts } from "./size-guide.texts.ts";
import type { LengthUnit } from "./size-tables.ts";

/** Switches all tables between centimeters and inches. */
export function UnitSwitch({ unit, onChoose }: { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }) {
  const texts = sizeGuideTexts();
  const units = [
    { id: "cm", label: texts.cm },
    { id: "inches", label: texts.inches },
  ] as const;
  return <SegmentedChoice label={texts.units} options={units} chosen={unit} onChoose={onChoose} />;
}
