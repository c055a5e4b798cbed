import { colorNamed, hexOfColor, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { noOptionName, type OptionKind, optionKindOf } from "#app/features/catalogue/products/option-names.ts";
import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { joinedSize, valueOf } from "#app/features/catalogue/products/size-parts.ts";
import { slugOf } from "#app/shared/slug.ts";

import { CellProblem, flagCell } from "./cells.ts";
import type { SourceRow } from "./source-rows.ts";

/* The options that the rows of a product name. Columns: Option1 to 3 Name and Value as Shopify has them, and our own. */

/** Which Option column holds the color, which the size, and which a third option; missing where none does. */
export interface OptionColumns {
  color?: string;
  size?: string;
  third?: string;
}

/** The columns of a product's options: color and size by their names, then what is called otherwise, in the order of the file. */
export function optionColumns(rows: readonly SourceRow[]): OptionColumns | CellProblem {
  const named = [1, 2, 3].flatMap((number) => {
    const name = optionName(rows, `Option${number} Value`);
    return name === null || noOptionName.test(name) ? [] : [{ name, column: `Option${number} Value` }];
  });
  const found: OptionColumns = {};
  for (const { name, column } of named) {
    const kind = optionKindOf(name);
    if (kind && found[kind]) return new CellProblem(`Two options are a ${kind}: '${name}' is the second`);
    if (kind) found[kind] = column;
  }
  for (const { name, column } of named) {
    if (optionKindOf(name)) continue;
    if (!found.size) found.size = column;
    else if (found.third) return new CellProblem(`'${name}' is one option more than a product can have`);
    else found.third = column;
  }
  return found;
}

/** What the rows call the option whose values are in a column; null where they don't say. */
export function optionName(rows: readonly SourceRow[], valueColumn: string): string | null {
  const column = valueColumn.replace(/Value$/, "Name");
  return rows.map((row) => row.get(column)).find((text) => text !== "") ?? null;
}

export type Option = ProductColor | ProductSize;

/** The one option of a product that Shopify gave none. */
const only: Record<OptionKind, () => Option> = {
  color: () => colorNamed("One color"),
  size: () => sizeNamed("One size"),
};

/** Whether the options of a product only say that it has none. */
export function isOnlyOption(kind: OptionKind, [first, second]: readonly Option[]): boolean {
  return second === undefined && first?.name === only[kind]().name;
}

const textIn = (row: SourceRow, column: string | undefined) => (column ? row.get(column) : "");
const isAlike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
/** Whether an option is a size of these two values. */
function isOf(option: Option, value: string, third: string): boolean {
  if (!("description" in option)) return false;
  return isAlike(valueOf(option), value) && isAlike(option.thirdValue ?? "", third);
}

/** Collects the options that a product's rows name, upon those it has. Two rows that say different things are a problem. */
export class OptionReader<Known extends Option> {
  readonly #kind: OptionKind;
  readonly #options: { option: Known; position: number; said: Map<string, string> }[];

  constructor(kind: OptionKind, known: readonly Known[]) {
    this.#kind = kind;
    this.#options = known.map((option, index) => ({ option: { ...option }, position: index + 1, said: new Map() }));
  }

  /** The option that a row names, with its value of the third option where the product has one; null when it names none. */
  read(row: SourceRow, column: string | undefined, thirdColumn?: string): Known | null | CellProblem {
    const title = this.#kind === "color" ? "Color" : "Size";
    const [id, value, third] = [row.get(`${title} Id`), textIn(row, column), textIn(row, thirdColumn)];
    const name = third === "" || value === "" ? value : joinedSize(value, third);
    if (id === "" && name === "") return null;
    let entry =
      id === ""
        ? (this.#options.find(({ option }) => thirdColumn && isOf(option, value, third)) ??
          this.#options.find(({ option }) => isAlike(option.name, name)))
        : this.#options.find(({ option }) => option.id === id);
    if (!entry) {
      const made = this.#kind === "color" ? colorNamed(name || id) : sizeNamed(name || id);
      const option = { ...made, id: id || this.#newId(made.id) } as Known;
      const taken = this.#options.find((other) => other.option.id === option.id);
      if (taken) return new CellProblem(`${title}s '${taken.option.name}' and '${name}' have the same id`);
      entry = { option, position: Number.POSITIVE_INFINITY, said: new Map() };
      this.#options.push(entry);
    }
    const { option, said } = entry;
    if (third !== "" && "description" in option) Object.assign(option, { name, sizeValue: value, thirdValue: third });
    for (const [cell, set] of this.#cells(title, entry)) {
      const text = cell === "name" ? (id === "" ? "" : name) : row.get(cell);
      if (text === "") continue;
      const before = said.get(cell);
      if (before !== undefined && before !== text)
        return new CellProblem(
          `${cell === "name" ? title : cell} of '${option.name}' is '${before}' in one row and '${text}' in another`,
        );
      said.set(cell, text);
      const problem = set(text);
      if (problem) return new CellProblem(`${cell}: ${problem.text}`);
    }
    return option;
  }

  /** The id of an option that the file names by its text alone: two names may be written with the same letters. */
  #newId(slug: string): string {
    const isTaken = this.#options.some(({ option }) => option.id === slug);
    if (slug !== "" && !isTaken) return slug;
    return `${slug || this.#kind}-${this.#options.length + 1}`;
  }

  /** The single option that is meant where the file names none. */
  readOnly(): Known | CellProblem {
    const [first, second] = this.#options;
    if (second) return new CellProblem(`The file doesn't say which ${this.#kind} it means`);
    if (first) return first.option;
    const option = only[this.#kind]() as Known;
    this.#options.push({ option, position: 1, said: new Map() });
    return option;
  }

  /** The options in their order: by position, and new ones without one behind. */
  get options(): Known[] {
    return this.#options
      .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position))
      .map(({ option }) => option);
  }

  #cells(title: "Color" | "Size", entry: { option: Known; position: number }) {
    const option: Option = entry.option;
    const set = (write: (text: string) => void) => (text: string) => {
      write(text);
      return null;
    };
    const cells: [cell: string, set: (text: string) => CellProblem | null][] = [
      [
        "name",
        set((text) => {
          if (text === option.name) return;
          option.name = text;
          // What is called otherwise now is no longer what its parts say.
          if (!("description" in option)) return;
          delete option.sizeValue;
          delete option.thirdValue;
        }),
      ],
      [
        `${title} Available`,
        (text) => {
          const flag = flagCell.read(text);
          if (flag instanceof CellProblem) return flag;
          option.available = flag;
          return null;
        },
      ],
      [
        `${title} Position`,
        (text) => {
          if (!/^\d{1,4}$/.test(text)) return new CellProblem("enter a number");
          entry.position = Number(text);
          return null;
        },
      ],
    ];
    if ("hex" in option)
      cells.push(["Color Hex", set((text) => (option.hex = text.startsWith("#") ? text : `#${text}`))]);
    else cells.push(["Size Description", set((text) => (option.description = text))]);
    return cells;
  }
}

/** A color or size that a product of the old shape names by text alone or by some of its fields. */
export function colorOf(
  value: string | { id?: string | undefined; name: string; hex?: string | undefined; available?: boolean | undefined },
): ProductColor {
  if (typeof value === "string") return colorNamed(value);
  const { id, name, hex, available = true } = value;
  return {
    id: id || slugOf(name),
    name,
    hex: /^#[0-9a-f]{6}$/i.test(hex ?? "") ? (hex ?? "") : hexOfColor(name),
    available,
  };
}
