import { colorNamed, hexOfColor, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { slugOf } from "#app/shared/slug.ts";

import { CellProblem, flagCell } from "./cells.ts";
import type { SourceRow } from "./source-rows.ts";

/* The colors and sizes that the rows of a product name. Columns: Option1/2 Name and Value as Shopify has them, and our own. */

export type OptionKind = "color" | "size";

const names: Record<OptionKind, RegExp> = {
  color: /^(colou?rs?|colou?rway|färg(er)?|farger?|farver?|värit?|couleur|farben?|kulör)$/i,
  size: /^(sizes?|shoe size|storlek(ar)?|skostorlek|størrelser?|koko|koot|taille|größen?|groesse)$/i,
};

/** What an option is by its name, in the languages of the shop's markets; null for one that is neither. */
export function optionKindOf(name: string): OptionKind | null {
  return names.color.test(name) ? "color" : names.size.test(name) ? "size" : null;
}

/** Shopify's only option of a product that has none. */
const noOption = /^title$/i;

/** Which Option column holds the color and which the size of a product; missing where none does. */
export function optionColumns(rows: readonly SourceRow[]): Partial<Record<OptionKind, string>> | CellProblem {
  const found: Partial<Record<OptionKind, string>> = {};
  for (const number of [1, 2, 3]) {
    const name = rows.map((row) => row.get(`Option${number} Name`)).find((text) => text !== "");
    if (name === undefined || noOption.test(name)) continue;
    const kind = optionKindOf(name);
    if (!kind || found[kind])
      return new CellProblem(`Option${number} Name is '${name}': products have a Color and a Size`);
    found[kind] = `Option${number} Value`;
  }
  return found;
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

/** Collects the options that a product's rows name, upon those it has. Two rows that say different things are a problem. */
export class OptionReader<Known extends Option> {
  readonly #kind: OptionKind;
  readonly #options: { option: Known; position: number; said: Map<string, string> }[];

  constructor(kind: OptionKind, known: readonly Known[]) {
    this.#kind = kind;
    this.#options = known.map((option, index) => ({ option: { ...option }, position: index + 1, said: new Map() }));
  }

  /** The option that a row names; null when it names none. */
  read(row: SourceRow, column: string | undefined): Known | null | CellProblem {
    const title = this.#kind === "color" ? "Color" : "Size";
    const [id, name] = [row.get(`${title} Id`), column ? row.get(column) : ""];
    if (id === "" && name === "") return null;
    const lower = name.toLowerCase();
    let entry = this.#options.find(({ option }) =>
      id === "" ? option.name.toLowerCase() === lower : option.id === id,
    );
    if (!entry) {
      const made = this.#kind === "color" ? colorNamed(name || id) : sizeNamed(name || id);
      const option = { ...made, id: id || this.#newId(made.id) } as Known;
      const taken = this.#options.find((other) => other.option.id === option.id);
      if (taken) return new CellProblem(`${title}s '${taken.option.name}' and '${name}' have the same id`);
      entry = { option, position: Number.POSITIVE_INFINITY, said: new Map() };
      this.#options.push(entry);
    }
    const { option, said } = entry;
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
      ["name", set((text) => (option.name = text))],
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
