import type { ComplianceFields } from "#app/features/catalogue/products/compliance-input.ts";
import {
  chosenOf,
  emptyValue,
  type FieldKind,
  type FieldOf,
  forEachField,
  type KindValues,
  type ProductField,
} from "#app/features/catalogue/products/field-kinds.ts";
import {
  productFieldEntries,
  rowFieldEntries,
  textFieldEntries,
} from "#app/features/catalogue/products/product-fields.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import type { ProductState } from "#app/shared/states.ts";

import {
  type Cell,
  CellProblem,
  flagCell,
  htmlCell,
  jsonCell,
  linesCell,
  noteCell,
  tagsCell,
  textCell,
} from "./cells.ts";

/** Columns of a product's own fields: Shopify's names where it has one, our own for the rest. */
export interface FieldColumn {
  column: string;
  write: (fields: ProductInput) => string;
  /** Sets the field in a draft, or says what is wrong with the cell. */
  read: (text: string, draft: Draft) => CellProblem | null;
  /** An empty cell leaves the field as it is, because it has no empty value. */
  needsValue?: true;
}

/** A product's fields on the way in; checked as a whole by `productInputSchema` at the end. */
export type Draft = { -readonly [Field in keyof ProductInput]: ProductInput[Field] };

function columnOf<Value>(
  column: string,
  cell: Cell<Value>,
  get: (fields: ProductInput) => Value,
  set: (draft: Draft, value: Value) => void,
  needsValue = false,
): FieldColumn {
  const read: FieldColumn["read"] = (cellText, draft) => {
    const value = cell.read(cellText);
    if (value instanceof CellProblem) return value;
    set(draft, value);
    return null;
  };
  return { column, write: (fields) => cell.write(get(fields)), read, ...(needsValue ? { needsValue } : {}) };
}

/** How a field of each kind is written. The schema of a product checks what is in it. */
const cells: { [Kind in FieldKind]: (field: FieldOf<Kind>) => Cell<KindValues[Kind]> } = {
  line: () => textCell,
  "optional-line": () => noteCell,
  code: () => noteCell,
  text: () => textCell,
  paragraphs: () => htmlCell,
  note: () => noteCell,
  lines: () => linesCell,
  words: () => tagsCell,
  flag: () => flagCell,
  number: () => numberCell,
  choice: ({ among, initial }) => choiceCell(among, initial !== undefined),
  choices: ({ among }) => choicesCell(among),
  measures: () => jsonCell as Cell<KindValues["measures"]>,
};
const cellOf = (field: ProductField) => cells[field.kind](field as never) as Cell<unknown>;

function rowColumn([name, field]: (typeof rowFieldEntries)[number]): FieldColumn {
  // A new product's name must be there: its schema says so.
  const needsValue = name !== "name" && emptyValue(field) === undefined;
  return columnOf(
    field.column,
    cellOf(field),
    (fields) => fields[name],
    (draft, value) => Object.assign(draft, { [name]: value }),
    needsValue,
  );
}

function textColumn([name, field]: (typeof textFieldEntries)[number]): FieldColumn {
  return columnOf(
    field.column,
    cellOf(field),
    (fields) => fields.texts[name],
    (draft, value) => Object.assign(draft, { texts: { ...draft.texts, [name]: value } }),
    emptyValue(field) === undefined,
  );
}

function complianceColumn<Name extends keyof ComplianceFields>(
  column: string,
  name: Name,
  cell: Cell<ProductInput[Name]>,
  needsValue?: true,
): FieldColumn {
  return columnOf(
    column,
    cell,
    (fields) => fields[name],
    (draft, value) => Object.assign(draft, { [name]: value }),
    needsValue,
  );
}

/** A whole number; empty for null. */
const numberCell: Cell<number | null> = {
  write: (number) => (number === null ? "" : String(number)),
  read: (written) => {
    if (written === "") return null;
    return /^-?\d{1,15}$/.test(written) ? Number(written) : new CellProblem("enter a whole number");
  },
};

/** An id of a list; empty for null, where that may be. */
function choiceCell(among: FieldOf<"choice">["among"], isRequired: boolean): Cell<string | null> {
  return {
    write: (id) => id ?? "",
    read: (written) => {
      if (written === "" && !isRequired) return null;
      return among.find(({ id }) => id.toLowerCase() === written.toLowerCase())?.id ?? oneOf(among);
    },
  };
}

/** Ids of a list: `running, yoga`. */
function choicesCell(among: FieldOf<"choices">["among"]): Cell<string[]> {
  return {
    write: (list) => list.join(", "),
    read: (written) => {
      const ids = written
        .toLowerCase()
        .split(",")
        .map((id) => id.trim())
        .filter((id) => id !== "");
      const isKnown = (wanted: string) => among.some(({ id }) => id === wanted);
      return ids.every(isKnown) ? chosenOf(among, ids) : oneOf(among);
    },
  };
}

/** TRUE, FALSE, or empty when unknown. */
const yesNoCell: Cell<boolean | null> = {
  write: (value) => (value === null ? "" : flagCell.write(value)),
  read: (written) => (written === "" ? null : flagCell.read(written)),
};

/** A list as JSON; empty for an empty one. */
const listCell: Cell<unknown> = {
  write: (list) => (Array.isArray(list) && list.length > 0 ? jsonCell.write(list) : ""),
  read: (written) => (written === "" ? [] : jsonCell.read(written)),
};

function oneOf(list: readonly { id: string }[]): CellProblem {
  return new CellProblem(`use ${list.map(({ id }) => id).join(", ")}`);
}

/** What the law wants said. An operator is named by its id; lists are JSON, as the API has them. */
const complianceColumns: Record<keyof ComplianceFields, FieldColumn> = {
  textile: complianceColumn("Textile", "textile", yesNoCell),
  animalParts: complianceColumn("Animal Parts", "animalParts", flagCell, true),
  components: complianceColumn("Components", "components", listCell as Cell<ProductInput["components"]>),
  manufacturerId: complianceColumn("Manufacturer Id", "manufacturerId", noteCell),
  responsiblePersonId: complianceColumn("Responsible Person Id", "responsiblePersonId", noteCell),
  modelNumber: complianceColumn("Model Number", "modelNumber", noteCell),
  noWarnings: complianceColumn("No Warnings", "noWarnings", flagCell, true),
  warnings: complianceColumn("Warnings", "warnings", listCell as Cell<ProductInput["warnings"]>),
  guarantee: complianceColumn("Guarantee", "guarantee", jsonCell as Cell<ProductInput["guarantee"]>),
};

/** The fields that stand in the first row of a product, in the order of the file. */
export const fieldColumns: readonly FieldColumn[] = [
  ...rowFieldEntries.map(rowColumn),
  ...textFieldEntries.map(textColumn),
  ...Object.values(complianceColumns),
];

/** What the file calls the fields that stand in it, for messages. */
export const columnNames: Readonly<Record<string, string>> = {
  ...forEachField(productFieldEntries, ({ column }) => column),
  ...Object.fromEntries(Object.entries(complianceColumns).map(([name, { column }]) => [name, column])),
};

/** How Shopify says our states: what is active and not published is kept off its online store, as our private products are. */
export const stateCells: Readonly<Record<ProductState, { published: string; status: string }>> = {
  published: { published: "TRUE", status: "active" },
  private: { published: "FALSE", status: "active" },
  draft: { published: "FALSE", status: "draft" },
  scheduled: { published: "FALSE", status: "draft" },
};

/** What Shopify wants to find and we have one answer to. */
export const constantCells: Readonly<Record<string, string>> = {
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Policy": "deny",
  "Variant Fulfillment Service": "manual",
  "Variant Requires Shipping": "TRUE",
  "Variant Taxable": "TRUE",
  "Gift Card": "FALSE",
};

const own = fieldColumns.map(({ column }) => column);
const afterTags = own.indexOf("Collection");

/** Every column of a product file, in the order of Shopify's own, ours behind them. */
export const productColumns: readonly string[] = [
  "Handle",
  ...own.slice(0, 2),
  "Vendor",
  ...own.slice(2, afterTags),
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Fulfillment Service",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Requires Shipping",
  "Variant Taxable",
  "Variant Barcode",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Gift Card",
  "Variant Image",
  "Cost per item",
  "Status",
  ...own.slice(afterTags),
  "Publish At",
  "Product Price",
  "Product Compare At Price",
  "Color Id",
  "Color Hex",
  "Color Available",
  "Color Position",
  "Size Id",
  "Size Description",
  "Size Available",
  "Size Position",
  "Image Color",
  "Image Width",
  "Image Height",
];

/** Columns that are written for other systems and never read. */
export const unreadColumns: readonly string[] = ["Vendor", ...Object.keys(constantCells)];
