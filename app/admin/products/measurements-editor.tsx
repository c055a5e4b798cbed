import { useRef } from "react";

import { useHydrated } from "#app/platform/document/use-hydrated.ts";
import { TextButton } from "#app/ui/button.tsx";

import { type FormValues, formMeasurements, measureField, measureUnits } from "./field-form.ts";

interface Props {
  values: FormValues;
  /** The names of the product's sizes. */
  sizes: readonly string[];
  onChange: () => void;
}

const usualColumns = ["length", "waist"];
const centimetresPerInch = 2.54;

/** The measurements of the garment: each size in centimetres and inches. An empty field is no measurement. */
export function MeasurementsEditor({ values, sizes, onChange }: Props) {
  const tables = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const stored = formMeasurements(values);
  const storedSizes = measureUnits.flatMap((unit) => Object.keys(stored?.[unit] ?? {}));
  const storedColumns = measureUnits.flatMap((unit) => Object.values(stored?.[unit] ?? {}).flatMap(Object.keys));
  const rows = [...new Set([...sizes, ...storedSizes])];
  const columns = [...new Set([...usualColumns, ...storedColumns])];
  const field = (unit: string, size: string, column: string) =>
    tables.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(measureField(unit, size, column))}"]`);
  const convert = () => {
    for (const size of rows) {
      for (const column of columns) {
        const [cm, inches] = [field("cm", size, column), field("inches", size, column)];
        if (!cm || !inches || cm.value.trim() === "") continue;
        const value = Number(cm.value.replace(",", ".")) / centimetresPerInch;
        if (Number.isFinite(value)) inches.value = String(Math.round(value * 10) / 10);
      }
    }
    onChange();
  };
  if (rows.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex w-full flex-wrap items-baseline justify-between gap-3 text-sm font-medium">
        Measurements
      </legend>
      <div ref={tables} className="grid min-w-0 gap-4 xl:grid-cols-2">
        {measureUnits.map((unit) => (
          <div key={unit} className="min-w-0 overflow-x-auto">
            <table className="w-full border border-line bg-white text-sm">
              <caption className="mb-1 text-left text-muted">{unit === "cm" ? "Centimeters" : "Inches"}</caption>
              <thead>
                <tr className="border-b border-line">
                  <th scope="col" className="p-2 text-left font-medium">
                    Size
                  </th>
                  {columns.map((column) => (
                    <th key={column} scope="col" className="border-l border-line p-2 text-right font-medium capitalize">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((size) => (
                  <tr key={size} className="border-b border-line last:border-b-0">
                    <th scope="row" className="p-2 text-left font-medium">
                      {size}
                    </th>
                    {columns.map((column) => {
                      const name = measureField(unit, size, column);
                      return (
                        <td key={column} className="border-l border-line p-0">
                          <input
                            name={name}
                            aria-label={`${column} of ${size} in ${unit}`}
                            inputMode="decimal"
                            maxLength={8}
                            autoComplete="off"
                            defaultValue={values[name] ?? ""}
                            className="h-11 w-full min-w-16 bg-transparent px-2 text-right tabular-nums -outline-offset-2 hover:bg-paper"
                          />
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
      {hydrated ? (
        <TextButton className="mt-2" onClick={convert}>
          Convert centimeters to inches
        </TextButton>
      ) : null}
    </fieldset>
  );
}
