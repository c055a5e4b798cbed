import type { FactTableContent } from "#app/features/shop/content/document.ts";

import { RichText } from "./rich-text.tsx";

/** A cell from this many characters on leaves no room beside it on a phone: of few columns, and of more than three. */
const longText = { few: 20, many: 12 };

/**
 * A table of facts. Where its texts are long, a phone shows each row as a card, every cell below its label; roles are
 * explicit because the cards' `display` removes a table's own.
 */
export function FactTable({ caption, head, rows, isCaptionShown = false }: FactTableContent) {
  const long = head.length > 3 ? longText.many : longText.few;
  const isStacked = rows.some((row) => row.some((cell) => cell.length >= long));
  const phone = (classes: string) => (isStacked ? classes : "");
  return (
    <table role="table" className={`mt-5 w-full border-collapse text-left text-sm ${phone("max-sm:block")}`}>
      <caption className={isCaptionShown ? `pb-2 text-left font-semibold ${phone("max-sm:block")}` : "sr-only"}>
        {caption}
      </caption>
      <thead role="rowgroup" className={phone("max-sm:sr-only")}>
        <tr role="row" className="border-b border-ink">
          {head.map((title) => (
            <th key={title} role="columnheader" scope="col" className="py-2.5 pr-4 font-semibold last:pr-0 max-xs:pr-2">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={phone("max-sm:grid max-sm:gap-2")}>
        {rows.map((row) => (
          <tr
            key={row[0]}
            role="row"
            className={`border-line ${phone("max-sm:grid max-sm:gap-2.5 max-sm:border max-sm:bg-white max-sm:p-4 sm:border-b")} ${isStacked ? "" : "border-b"}`}
          >
            {row.map((cell, index) => (
              <td
                key={head[index]}
                role="cell"
                className={`py-2.5 pr-4 align-top last:pr-0 max-xs:pr-2 leading-6 wrap-break-word ${phone(`max-sm:p-0 ${index === 0 ? "max-sm:text-base max-sm:font-semibold" : ""}`)}`}
              >
                {isStacked && index > 0 ? (
                  <span aria-hidden="true" className="block text-xs leading-5 text-muted sm:hidden">
                    {head[index]}
                  </span>
                ) : null}
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
