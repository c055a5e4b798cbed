import type { MeasurementTable } from "#app/features/catalogue/products/field-kinds.ts";
import { localDecimals } from "#app/shared/language/local-decimals.ts";

import { belowFoldTexts } from "./below-fold.texts.ts";

interface Props {
  measurements: Record<"cm" | "inches", MeasurementTable>;
  /** What measures are called in the page's language, where staff entered something else. */
  names?: Record<string, string> | undefined;
}

/** A product's measures by size, in cm and in inches. */
export function MeasurementTables({ measurements, names }: Props) {
  const texts = belowFoldTexts();
  return (
    <div className="grid gap-6">
      <Table caption={texts.inCm} sizes={measurements.cm} names={names} />
      <Table caption={texts.inInches} sizes={measurements.inches} names={names} />
    </div>
  );
}

interface TableProps {
  caption: string;
  sizes: MeasurementTable;
  names: Props["names"];
}

function Table({ caption, sizes, names }: TableProps) {
  const measures = Object.keys(Object.values(sizes)[0] ?? {});
  const cell = "border-b border-line py-2 pr-4";
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="mb-1.5 text-left font-semibold">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${cell} text-left font-medium text-muted`}>
            {belowFoldTexts().size}
          </th>
          {measures.map((measure) => (
            <th key={measure} scope="col" className={`${cell} text-right font-medium text-muted capitalize`}>
              {names && Object.hasOwn(names, measure) ? names[measure] : measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(sizes).map(([size, values]) => (
          <tr key={size}>
            <th scope="row" className={`${cell} text-left font-semibold`}>
              {size}
            </th>
            {measures.map((measure) => (
              <td key={measure} className={`${cell} text-right`}>
                {localDecimals(String(values[measure] ?? ""))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
