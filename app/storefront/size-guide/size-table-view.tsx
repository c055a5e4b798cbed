import { measureNames, sizeGuideTexts } from "./size-guide.texts.ts";
import { type LengthUnit, type SizeTable, sizeText, titleOf } from "./size-tables.ts";

/** One scale of sizes as a table. */
export function SizeTableView({ table, unit }: { table: SizeTable; unit: LengthUnit }) {
  const { id, measures, sizes } = table;
  const { title, note } = titleOf(id);
  const names = measureNames();
  const cell = "px-1.5 py-3 first:pl-0 last:pr-0 max-xs:px-0.5 sm:px-4";
  return (
    <table className="w-full text-sm tabular-nums max-xs:text-xs sm:text-base">
      <caption className="mb-4 text-left">
        <span className="display block text-display-sm">{title}</span>
        <span className="mt-2 block max-w-prose text-sm leading-6 text-muted">{note}</span>
      </caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className={`${cell} font-semibold`}>
            {sizeGuideTexts().size}
          </th>
          {measures.map((measure) => (
            <th key={measure} scope="col" className={`${cell} text-right font-semibold`}>
              {names[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(sizes).map(([size, values]) => (
          <tr key={size} className="border-b border-line transition-colors hover:bg-paper-deep">
            <th scope="row" className={`${cell} text-left font-semibold whitespace-nowrap`}>
              {size}
            </th>
            {values.map((value, index) => (
              <td key={measures[index]} className={`${cell} text-right whitespace-nowrap`}>
                {sizeText(value, unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
