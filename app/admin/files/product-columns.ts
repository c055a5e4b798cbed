import { fitOf, fits, sports, sportsOf } from "#app/features/catalogue/catalogue/attributes.ts";
import type { ProductInput } from "#app/features/catalogue/catalogue/product-input.ts";
import { currencies } from "#app/shared/currencies.ts";
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

function field<Name extends keyof ProductInput>(
  column: string,
  name: Name,
  cell: Cell<ProductInput[Name]>,
  needsValue?: true,
): FieldColumn {
  const read: FieldColumn["read"] = (cellText, draft) => {
    const value = cell.read(cellText);
    if (value instanceof CellProblem) return value;
    draft[name] = value;
    return null;
  };
  return { column, write: (fields) => cell.write(fields[name]), read, ...(needsValue ? { needsValue } : {}) };
}

function text<Name extends keyof ProductInput["texts"]>(
  column: string,
  name: Name,
  cell: Cell<ProductInput["texts"][Name]>,
): FieldColumn {
  const read: FieldColumn["read"] = (cellText, draft) => {
    const value = cell.read(cellText);
    if (value instanceof CellProblem) return value;
    draft.texts = { ...draft.texts, [name]: value };
    return null;
  };
  return { column, write: (fields) => cell.write(fields.texts[name]), read };
}

const currencyCell: Cell<ProductInput["currency"]> = {
  write: (currency) => currency,
  read: (written) =>
    currencies.find((known) => known === written.toUpperCase()) ?? new CellProblem(`write ${currencies.join(", ")}`),
};

/** TRUE, FALSE, or nothing while nobody said. */
const yesNoCell: Cell<boolean | null> = {
  write: (value) => (value === null ? "" : flagCell.write(value)),
  read: (written) => (written === "" ? null : flagCell.read(written)),
};

/** A list as JSON; empty for an empty one. */
const listCell: Cell<unknown> = {
  write: (list) => (Array.isArray(list) && list.length > 0 ? jsonCell.write(list) : ""),
  read: (written) => (written === "" ? [] : jsonCell.read(written)),
};

/** An id of `fits`; empty where the fit says nothing. */
const fitCell: Cell<ProductInput["fit"]> = {
  write: (fit) => fit ?? "",
  read: (written) => (written === "" ? null : (fitOf(written.toLowerCase()) ?? oneOf(fits))),
};

/** Ids of `sports`: `running, yoga`. */
const sportsCell: Cell<ProductInput["sports"]> = {
  write: (list) => list.join(", "),
  read: (written) => {
    const ids = written
      .toLowerCase()
      .split(",")
      .map((id) => id.trim())
      .filter((id) => id !== "");
    return ids.every((id) => sports.some((sport) => sport.id === id)) ? sportsOf(ids) : oneOf(sports);
  },
};

function oneOf(list: readonly { id: string }[]): CellProblem {
  return new CellProblem(`write ${list.map(({ id }) => id).join(", ")}`);
}

/** The fields that stand in the first row of a product, in the order of the file. */
export const fieldColumns: readonly FieldColumn[] = [
  field("Title", "name", textCell),
  field("Body (HTML)", "description", htmlCell),
  field("Type", "productType", textCell),
  field("Tags", "tags", tagsCell),
  field("Collection", "category", textCell, true),
  field("Short Description", "shortDescription", textCell),
  field("Currency", "currency", currencyCell, true),
  field("Source", "source", textCell, true),
  field("Fit", "fit", fitCell),
  field("Sports", "sports", sportsCell),
  field("Original Id", "originalId", noteCell),
  field("New", "isNew", flagCell, true),
  field("Featured", "featured", flagCell, true),
  field("In Stock", "inStock", flagCell, true),
  text("Size And Fit", "sizeFitDescription", noteCell),
  // The schema of a product checks what is in it.
  text("Size Measurements", "sizeMeasurements", jsonCell as Cell<ProductInput["texts"]["sizeMeasurements"]>),
  text("Fit Guide", "fitGuide", noteCell),
  text("Size Recommendations", "sizeRecommendations", noteCell),
  text("Materials", "materials", linesCell),
  text("Care Instructions", "careInstructions", linesCell),
  text("Material Composition", "materialComposition", noteCell),
  text("Sustainability Info", "sustainabilityInfo", noteCell),
  text("Shipping Info", "shippingInfo", noteCell),
  text("Shipping Costs", "shippingCosts", noteCell),
  text("Return Policy", "returnPolicy", linesCell),
  text("Warranty Info", "warrantyInfo", noteCell),
  text("Delivery Time", "deliveryTime", noteCell),
  // What the law wants said. An operator is named by its id; lists are JSON, as the API has them.
  field("Textile", "textile", yesNoCell),
  field("Animal Parts", "animalParts", flagCell, true),
  field("Components", "components", listCell as Cell<ProductInput["components"]>),
  field("Manufacturer Id", "manufacturerId", noteCell),
  field("Responsible Person Id", "responsiblePersonId", noteCell),
  field("Model Number", "modelNumber", noteCell),
  field("No Warnings", "noWarnings", flagCell, true),
  field("Warnings", "warnings", listCell as Cell<ProductInput["warnings"]>),
  field("Guarantee", "guarantee", jsonCell as Cell<ProductInput["guarantee"]>),
];

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
  "Variant SKU",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Inventory Policy",
  "Variant Fulfillment Service",
  "Variant Price",
  "Variant Compare At Price",
  "Variant Requires Shipping",
  "Variant Taxable",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Gift Card",
  "Status",
  ...own.slice(afterTags),
  "Publish At",
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
export const unreadColumns: readonly string[] = ["Vendor", "Variant SKU", ...Object.keys(constantCells)];
