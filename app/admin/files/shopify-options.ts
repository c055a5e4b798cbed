import { maxSizeNameLength } from "#app/shared/filter-limits.ts";

import type { NoteKind } from "./import-note.ts";
import { type OptionKind, optionKindOf } from "./read-options.ts";
import { type SourceRow, withCells } from "./source-rows.ts";

const numbers = [1, 2, 3] as const;
/** What Shopify gives a product that has no options. */
const none = { name: /^title$/i, value: /^default title$/i };

interface Option {
  number: number;
  name: string;
  kind: OptionKind | null;
}

/**
 * Up to three options with names of the other shop's own as the color and the size that we have: what is neither is joined into the
 * size, such as `M / Long`, so that every variant stays one. Spellings of one value that differ in case are one.
 */
export function joinOptions(rows: SourceRow[], note: (kind: NoteKind, text: string) => void): SourceRow[] {
  if (rows.some((row) => row.get("Color Id") !== "" || row.get("Size Id") !== "")) return rows;
  const options = optionsOf(rows);
  if (options.length === 0) return rows.map((row) => withCells(row, withoutOptions));
  const color = options.find(({ kind }) => kind === "color");
  const size = options.find(({ kind }) => kind === "size");
  const more = options.filter((option) => option !== color && option !== size);
  const joined = size ? [size, ...more] : more;
  if (more.length > 0)
    note("option", `${more.map(({ name }) => `'${name || "an option without a name"}'`).join(" and ")} in the size`);
  const spelling = new Map<string, string>();
  const spelled = (kind: OptionKind, text: string) => {
    const key = `${kind} ${text.toLowerCase()}`;
    if (!spelling.has(key)) spelling.set(key, text);
    return spelling.get(key) ?? text;
  };
  return rows.map((row) => {
    const colorName = color ? spelled("color", row.get(`Option${color.number} Value`)) : "";
    const sizes = joined.map(({ number }) => row.get(`Option${number} Value`)).filter((text) => text !== "");
    const sizeName = spelled("size", shortened(sizes.join(" / ")));
    return withCells(row, {
      ...withoutOptions,
      ...(color ? { "Option1 Name": "Color", "Option1 Value": shortened(colorName) } : {}),
      ...(joined.length > 0 ? { "Option2 Name": "Size", "Option2 Value": sizeName } : {}),
    });
  });
}

const withoutOptions = Object.fromEntries(
  numbers.flatMap((n) => [`Option${n} Name`, `Option${n} Value`].map((c) => [c, ""])),
);

/** The options of a product: what Shopify links to its colors or sizes is one, whatever it is called. */
function optionsOf(rows: readonly SourceRow[]): Option[] {
  return numbers.flatMap((number): Option[] => {
    const first = (column: string) => rows.map((row) => row.get(column)).find((text) => text !== "");
    const values = rows.map((row) => row.get(`Option${number} Value`)).filter((text) => text !== "");
    const name = first(`Option${number} Name`) ?? "";
    if (values.length === 0 || (none.name.test(name) && values.every((value) => none.value.test(value)))) return [];
    const linked = /\.(color|size)\b/.exec(first(`Option${number} Linked To`) ?? "")?.[1] as OptionKind | undefined;
    return [{ number, name, kind: linked ?? optionKindOf(name) }];
  });
}

/** A name that fits, its end made its own where it is cut. */
function shortened(name: string): string {
  return name.length <= maxSizeNameLength ? name : `${name.slice(0, maxSizeNameLength - 1).trim()}…`;
}
