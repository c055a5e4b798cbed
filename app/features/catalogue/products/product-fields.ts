import { currencies } from "#app/shared/currencies.ts";

import { fits, sports } from "./attributes.ts";
import { noCategory } from "./categories.ts";
import type { FieldKind, KindValues, ProductField } from "./field-kinds.ts";

/**
 * The fields of a product that are one value each, and columns of `products`, in the order of a product file. Form, file, API, checks
 * and texts for staff follow from this table; docs/features.md says what else a new one needs.
 */
export const rowFields = {
  name: {
    kind: "line",
    label: "Product name",
    max: 200,
    required: "Product name is required",
    column: "Title",
    card: null,
    isListed: true,
  },
  description: { kind: "paragraphs", label: "Description", max: 20_000, column: "Body (HTML)", card: null },
  productType: {
    kind: "line",
    label: "Product type",
    hint: "For example T-Shirt or Leggings. Decides which filters find it.",
    max: 100,
    column: "Type",
    card: null,
    isListed: true,
  },
  tags: {
    kind: "words",
    label: "Tags",
    hint: "Separated by commas",
    column: "Tags",
    card: "organization",
    isListed: true,
  },
  category: {
    kind: "line",
    label: "Category",
    max: 100,
    required: "Category is required",
    initial: noCategory,
    column: "Collection",
    card: null,
    isListed: true,
  },
  shortDescription: { kind: "text", label: "Short description", max: 500, column: "Short Description", card: null },
  currency: {
    kind: "choice",
    label: "Currency",
    among: currencies.map((id) => ({ id, label: id })),
    initial: "SEK",
    column: "Currency",
    card: null,
    isListed: true,
  },
  source: {
    kind: "line",
    label: "Source",
    hint: "Supplier: local or cjdropshipping",
    max: 60,
    required: "Enter local or the supplier",
    initial: "local",
    formDefault: "local",
    column: "Source",
    card: "supplier",
    isListed: true,
  },
  /** How it sits on the body; null where that says nothing. */
  fit: {
    kind: "choice",
    label: "Fit",
    hint: "How it sits on the body",
    among: fits,
    none: "Not set",
    refusal: "Choose a fit from the list",
    column: "Fit",
    card: "filters",
    isListed: true,
  },
  sports: {
    kind: "choices",
    label: "Sports",
    formLabel: "Sports it's made for",
    among: sports,
    box: "sport",
    refusal: "Choose sports from the list",
    column: "Sports",
    card: "filters",
    isListed: true,
  },
  originalId: {
    kind: "optional-line",
    label: "Original id",
    hint: "Its ID at the supplier",
    max: 200,
    column: "Original Id",
    card: "supplier",
  },
  isNew: {
    kind: "flag",
    label: "NEW badge",
    initial: false,
    apiName: "new",
    column: "New",
    card: "state",
    isListed: true,
  },
  featured: {
    kind: "flag",
    label: "Featured",
    initial: false,
    column: "Featured",
    card: "state",
    isListed: true,
    isOffPage: true,
  },
  /** False marks the whole product as sold out, whatever its variants have. */
  inStock: {
    kind: "flag",
    label: "Available for sale",
    formLabel: "In stock. Uncheck to show the whole product as sold out.",
    initial: true,
    column: "In Stock",
    card: "state",
    isListed: true,
    isOffPage: true,
  },
} as const satisfies Record<string, ProductField>;

/** The texts of a product's page, which are columns of `product_details`: the same, for what listings need not read. */
export const textFields = {
  /** The names of its options beside 'Color': `option-names.ts`. */
  sizeLabel: {
    kind: "optional-line",
    label: "Name of the size option",
    hint: "Empty: Size",
    max: 30,
    column: "Size Label",
    card: "options",
    isOffPage: true,
  },
  thirdLabel: {
    kind: "optional-line",
    label: "Third option",
    hint: "For example Length. Empty: none",
    max: 30,
    column: "Third Option",
    card: "options",
    isOffPage: true,
  },
  sizeFitDescription: { kind: "note", label: "Size and fit", column: "Size And Fit", card: "fit" },
  sizeMeasurements: { kind: "measures", label: "Measurements", column: "Size Measurements", card: null },
  fitGuide: { kind: "note", label: "Fit guide", column: "Fit Guide", card: "fit", isExtra: true },
  sizeRecommendations: {
    kind: "note",
    label: "Size recommendations",
    column: "Size Recommendations",
    card: "fit",
    isExtra: true,
  },
  materials: { kind: "lines", label: "Materials", column: "Materials", card: "materials" },
  careInstructions: { kind: "lines", label: "Care instructions", column: "Care Instructions", card: "materials" },
  materialComposition: {
    kind: "note",
    label: "Material composition",
    hint: "Filled in from the composition",
    column: "Material Composition",
    card: "materials",
    isExtra: true,
  },
  sustainabilityInfo: {
    kind: "note",
    label: "About the materials",
    hint: "Add certificates under Claims",
    column: "Sustainability Info",
    card: "materials",
    isExtra: true,
  },
  shippingInfo: { kind: "note", label: "Shipping", column: "Shipping Info", card: "shipping" },
  shippingCosts: { kind: "note", label: "Shipping costs", column: "Shipping Costs", card: "shipping", isShort: true },
  returnPolicy: { kind: "lines", label: "Return policy", column: "Return Policy", card: "shipping" },
  warrantyInfo: {
    kind: "note",
    label: "Repairs and spare parts",
    hint: "Add guarantees under Guarantee",
    column: "Warranty Info",
    card: "shipping",
  },
  /** What customs is told of a parcel that leaves the EU. */
  hsCode: {
    kind: "code",
    label: "HS code",
    hint: "6 to 10 digits, for customs. For parcels to Norway.",
    pattern: /^\d{6,10}$/,
    max: 10,
    refusal: "Enter the HS code as 6 to 10 digits, without spaces or dots",
    column: "HS Code",
    card: "shipping",
    isOffPage: true,
  },
  originCountry: {
    kind: "code",
    label: "Country of origin",
    hint: "Two letters, for example PT. For parcels to Norway.",
    pattern: /^[A-Z]{2}$/,
    max: 2,
    refusal: "Enter the country of origin as two capital letters, for example PT",
    column: "Country Of Origin",
    card: "shipping",
    isOffPage: true,
  },
  deliveryTime: { kind: "note", label: "Delivery time", column: "Delivery Time", card: "shipping", isShort: true },
  /** What search engines and shared links say in place of its name and short description. */
  seoTitle: {
    kind: "optional-line",
    label: "Title in search results",
    hint: "Empty: its name. About 60 characters fit.",
    max: 200,
    column: "SEO Title",
    card: "seo",
  },
  seoDescription: {
    kind: "optional-line",
    label: "Description in search results",
    hint: "Empty: its short description. About 155 characters fit.",
    max: 500,
    column: "SEO Description",
    card: "seo",
  },
} as const satisfies Record<string, ProductField>;

export const productFields = { ...rowFields, ...textFields };
type Fields = typeof productFields;

export type RowField = keyof typeof rowFields;
export type TextField = keyof typeof textFields;
export type ProductFieldName = keyof Fields;
/** The names of the fields of some kinds. */
export type FieldNameOf<Kind extends FieldKind> = {
  [Name in ProductFieldName]: Fields[Name]["kind"] extends Kind ? Name : never;
}[ProductFieldName];

/** What a field holds: of a list, its ids alone. */
export type FieldValue<Field extends ProductField> = Field extends {
  kind: "choice" | "choices";
  among: readonly { id: infer Id }[];
}
  ? Field extends { kind: "choices" }
    ? Id[]
    : Field extends { initial: string }
      ? Id
      : Id | null
  : KindValues[Field["kind"]];

/** What the API calls a field. */
export type ApiName<Name extends ProductFieldName> = Name extends ProductFieldName
  ? Fields[Name] extends { apiName: infer Given extends string }
    ? Given
    : Name
  : never;

const entriesOf = <Name extends string, Field extends ProductField>(fields: Readonly<Record<Name, Field>>) =>
  Object.entries(fields) as [Name, ProductField][];
export const rowFieldEntries = entriesOf(rowFields);
export const textFieldEntries = entriesOf(textFields);
export const productFieldEntries: [ProductFieldName, ProductField][] = [...rowFieldEntries, ...textFieldEntries];
