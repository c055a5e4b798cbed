import {
  labelProblems,
  noOptionName,
  type OptionKind,
  optionKindOf,
} from "#app/features/catalogue/products/option-names.ts";
import { joinedSize } from "#app/features/catalogue/products/size-parts.ts";
import { maxSizeNameLength } from "#app/shared/filter-limits.ts";

import type { NoteKind } from "./import-note.ts";
import { type SourceRow, withCells } from "./source-rows.ts";

const numbers = [1, 2, 3] as const;
/** What Shopify gives a product that has no options. */
const noValue = /^default title$/i;
/** What a third option is called whose own name can't be one. */
const noName = "Option";
const maxLabelLength = 30;
const maxThirdLength = 25;

interface Option {
  number: number;
  name: string;
  kind: OptionKind | null;
}

/**
 * Up to three options with names of the other shop's own as ours: the color, the size and a third one. Of what is neither color nor size
 * the first is the size where there is none, and two that are left over are one, such as `Long / Cotton`. Spellings of one value that
 * differ in case are one.
 */
export function arrangeOptions(rows: SourceRow[], note: (kind: NoteKind, text: string) => void): SourceRow[] {
  if (rows.some((row) => row.get("Color Id") !== "" || row.get("Size Id") !== "")) return rows;
  const options = optionsOf(rows);
  if (options.length === 0) return rows.map((row) => withCells(row, withoutOptions));
  const color = options.find(({ kind }) => kind === "color");
  const others = options.filter((option) => option !== color);
  const size = others.find(({ kind }) => kind === "size") ?? others[0];
  const thirds = others.filter((option) => option !== size);
  const labels = labelsOf(size, thirds);
  if (thirds.length > 1 || (thirds[0] && thirds[0].name !== labels.third))
    note(
      "option",
      `${thirds.map(({ name }) => `'${name || "an option without a name"}'`).join(" and ")} as '${labels.third}'`,
    );
  const spelling = new Map<string, string>();
  const spelled = (option: string, text: string) => {
    const key = `${option} ${text.toLowerCase()}`;
    if (!spelling.has(key)) spelling.set(key, text);
    return spelling.get(key) ?? text;
  };
  const valueOf = (row: SourceRow, { number }: Option) => row.get(`Option${number} Value`);
  return rows.map((row) => {
    const third = shortened(
      thirds
        .map((option) => valueOf(row, option))
        .filter(Boolean)
        .join(" / "),
      maxThirdLength,
    );
    const room = maxSizeNameLength - (third === "" ? 0 : joinedSize("", third).length);
    return withCells(row, {
      ...withoutOptions,
      ...(color && optionCells(1, "Color", shortened(spelled("color", valueOf(row, color))))),
      ...(size && optionCells(2, labels.size, spelled("size", shortened(valueOf(row, size), room)))),
      ...(thirds.length > 0 && optionCells(3, labels.third, spelled("third", third))),
    });
  });
}

const optionCells = (number: number, name: string, value: string) => ({
  [`Option${number} Name`]: name,
  [`Option${number} Value`]: value,
});
const withoutOptions = Object.assign({}, ...numbers.map((number) => optionCells(number, "", ""))) as Record<
  string,
  string
>;

/** What the options are called here: as the other shop calls them, where that can be. */
function labelsOf(size: Option | undefined, thirds: readonly Option[]): { size: string; third: string } {
  const [sizeLabel, thirdLabel] = [size?.name ?? "", thirds.map(({ name }) => name).join(" / ")].map((name) =>
    shortened(name, maxLabelLength),
  ) as [string, string];
  const wrong = labelProblems({ sizeLabel, thirdLabel });
  return {
    size: sizeLabel === "" || wrong.sizeLabel ? "Size" : sizeLabel,
    third: thirdLabel === "" || wrong.thirdLabel ? noName : thirdLabel,
  };
}

/** The options of a product: what Shopify links to its colors or sizes is one, whatever it is called. */
function optionsOf(rows: readonly SourceRow[]): Option[] {
  return numbers.flatMap((number): Option[] => {
    const first = (column: string) => rows.map((row) => row.get(column)).find((text) => text !== "");
    const values = rows.map((row) => row.get(`Option${number} Value`)).filter((text) => text !== "");
    const name = first(`Option${number} Name`) ?? "";
    if (values.length === 0 || (noOptionName.test(name) && values.every((value) => noValue.test(value)))) return [];
    const linked = /\.(color|size)\b/.exec(first(`Option${number} Linked To`) ?? "")?.[1] as OptionKind | undefined;
    return [{ number, name, kind: linked ?? optionKindOf(name) }];
  });
}

/** A name that fits, its end made its own where it is cut. */
function shortened(name: string, length: number = maxSizeNameLength): string {
  return name.length <= length ? name : `${name.slice(0, length - 1).trim()}…`;
}
