import { z } from "zod";

import type { ProductDraft } from "#app/admin/products/edit-product.server.ts";
import type { Prices } from "#app/features/catalogue/products/bulk-price.ts";
import { colorNamed, sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import {
  emptyValue,
  type FieldKind,
  type FieldOf,
  forEachField,
  type ProductField,
} from "#app/features/catalogue/products/field-kinds.ts";
import { type EditedFields, withFields } from "#app/features/catalogue/products/product-changes.ts";
import {
  type ApiName,
  productFieldEntries,
  type ProductFieldName,
} from "#app/features/catalogue/products/product-fields.ts";
import type { OwnField, ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { withJoinedName } from "#app/features/catalogue/products/size-parts.ts";
import { noDetails, type VariantDetails } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { ownPrices } from "#app/features/catalogue/products/variant-prices.ts";
import { stateColumns } from "#app/features/catalogue/products/write-product.server.ts";
import { toOre } from "#app/shared/money.ts";
import { productStates } from "#app/shared/states.ts";

/* A product's fields as the API takes them: prices in kronor, options and pictures by name alone where that is all there is.
   Which values they may have is said by `products/product-input.ts`. */

const note = z.string().nullable();
const kronor = z.number().min(0).max(10_000_000);
const option = { id: z.string().optional(), name: z.string(), available: z.boolean().optional() };

/** What the law wants said of a product before it is offered (`products/compliance-input.ts`). */
const complianceInputs = {
  textile: z.boolean().nullable(),
  animalParts: z.boolean(),
  /** Fibers by their names in Annex I of Reg. (EU) 1007/2011. Those of a part make 100 percent. */
  components: z.array(z.strictObject({ part: z.string(), fibre: z.string(), percent: z.int() })),
  manufacturerId: note,
  responsiblePersonId: note,
  modelNumber: note,
  noWarnings: z.boolean(),
  warnings: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
  guarantee: z.strictObject({ years: z.int(), guarantorId: z.string(), conditions: z.string() }).nullable(),
};

const measures = z.record(z.string(), z.record(z.string(), z.number()));
const idOf = ({ among }: FieldOf<"choice" | "choices">) => z.enum(among.map(({ id }) => id));

/** A field of each kind in the table. */
const inputs: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType } = {
  line: () => z.string(),
  "optional-line": () => note,
  code: ({ pattern }) => z.string().regex(pattern).nullable(),
  text: () => z.string(),
  paragraphs: () => z.string(),
  note: () => note,
  lines: () => z.union([z.array(z.string()), z.string()]),
  words: () => z.array(z.string()),
  flag: () => z.boolean(),
  number: () => z.int().nullable(),
  choice: (field) => (field.initial === undefined ? idOf(field).nullable() : idOf(field)),
  choices: (field) => z.array(idOf(field)),
  measures: () => z.strictObject({ cm: measures, inches: measures }).nullable(),
};

const apiNameOf = (name: ProductFieldName, { apiName }: ProductField) => (apiName ?? name) as ApiName<ProductFieldName>;

/** Something for each field in the table, by its name in the API. */
function byApiName<Value>(make: (field: ProductField) => Value) {
  const entries = productFieldEntries.map(([name, field]) => [apiNameOf(name, field), make(field)]);
  return Object.fromEntries(entries) as Record<ApiName<ProductFieldName>, Value>;
}

const detailInputs = {
  sku: note.optional(),
  gtin: note.optional(),
  weightGrams: z.int().nullable().optional(),
  cost: kronor.nullable().optional(),
  price: kronor.nullable().optional(),
  earlierPrice: kronor.nullable().optional(),
  picture: note.optional(),
};

/** The fields with a shape of their own. */
type OwnApiName =
  | Exclude<OwnField, "priceOre" | "earlierPriceOre" | "variantDetails">
  | "price"
  | "earlierPrice"
  // What states were said by before there was `state`.
  | "published"
  | "isPrivate";
const ownInputs = {
  price: kronor,
  earlierPrice: kronor.nullable(),
  published: z.boolean(),
  isPrivate: z.boolean(),
  state: z.enum(productStates),
  publishAt: z.iso.datetime().nullable(),
  colors: z.array(z.union([z.string(), z.strictObject({ ...option, hex: z.string().optional() })])),
  /** Where the product has a third option (`thirdLabel`), a size says both: 'M' as its name or `sizeValue`, 'Long' as its `thirdValue`. */
  sizes: z.array(
    z.union([
      z.string(),
      z.strictObject({
        ...option,
        description: z.string().optional(),
        sizeValue: note.optional(),
        thirdValue: note.optional(),
      }),
    ]),
  ),
  /**
   * `quantity` is what there is to be; with `loadedQuantity`, what was seen, the difference is applied. Details that are left out stay
   * as they are. The weight is in grams, the cost, which shoppers never see, in kronor. A price of null is the product's, and ends the
   * variant's own sale; so is the product's price where the variant has no other. An earlier price needs a price of the variant's own. A
   * picture is the URL of one of the product's; null for its color's.
   */
  variants: z.array(
    z.strictObject({
      id: z.string().optional(),
      colorId: z.string(),
      sizeId: z.string(),
      quantity: z.int(),
      loadedQuantity: z.int().nullable().optional(),
      ...detailInputs,
    }),
  ),
  media: z.array(
    z.union([
      z.string(),
      z.strictObject({
        id: z.string().optional(),
        url: z.string(),
        alt: z.string().optional(),
        colorId: z.string().nullable().optional(),
      }),
    ]),
  ),
  ...complianceInputs,
} satisfies Record<OwnApiName, z.ZodType>;

type Pictured = {
  media?: z.output<typeof ownInputs.media> | undefined;
  variants?: z.output<typeof ownInputs.variants> | undefined;
};
/** That variants name pictures of the product, where a call says both. Elsewhere one that the product doesn't have is none. */
export const ownPictures = [
  ({ media, variants = [] }: Pictured) =>
    !media || variants.every(({ picture }) => !picture || media.some((one) => urlOf(one) === picture)),
  { path: ["variants"], message: "A variant's picture must be one of the product's media" },
] as const satisfies Parameters<z.ZodType<Pictured>["refine"]>;
const urlOf = (picture: string | { url: string }) => (typeof picture === "string" ? picture : picture.url);

/** The fields of a product that staff can set, each of which may be left out. */
export const productFieldsSchema = z
  .strictObject({ ...byApiName((field) => inputs[field.kind](field as never)), ...ownInputs })
  .partial()
  .refine(
    ({ state, published, isPrivate }) => state === undefined || (published ?? isPrivate) === undefined,
    "Say the state, or published and isPrivate: not both",
  )
  .refine(...ownPictures);
export type ProductFields = z.output<typeof productFieldsSchema>;

/** What a field of a product is when it is empty. The others must have a value. */
export const clearedProductFields: Partial<Record<keyof ProductFields, unknown>> = {
  ...Object.fromEntries(Object.entries(byApiName(emptyValue)).filter(([, empty]) => empty !== undefined)),
  earlierPrice: null,
  colors: [],
  sizes: [],
  variants: [],
  media: [],
  textile: null,
  components: [],
  manufacturerId: null,
  responsiblePersonId: null,
  modelNumber: null,
  warnings: [],
  guarantee: null,
};

/** A product with other values in some of its fields, to be checked as a whole. */
export function draftOf(current: ProductInput, given: ProductFields): ProductDraft {
  const { price, earlierPrice, colors, sizes, variants, media } = given;
  const changed = {
    ...forEachField(productFieldEntries, (field, name) => inputOf(field, given[apiNameOf(name, field)])),
    ...complianceOf(given),
    priceOre: price === undefined ? undefined : toOre(price),
    earlierPriceOre: typeof earlierPrice === "number" ? toOre(earlierPrice) : earlierPrice,
    ...stateOf(current, given),
    colors: colors?.map(colorOf),
    sizes: sizes?.map(sizeOf),
    media: media?.map((picture) => pictureOf(picture, current)),
  };
  const set = Object.entries(changed).filter(([, value]) => value !== undefined);
  const product = withFields(current, Object.fromEntries(set) as Partial<EditedFields>);
  if (!variants) return product;
  return {
    ...product,
    variants: variants.map(({ colorId, sizeId, quantity, loadedQuantity }) => ({
      colorId,
      sizeId,
      quantity,
      loadedQuantity,
    })),
    variantDetails: Object.fromEntries(
      variants.map((variant) => {
        const known = current.variantDetails[variantKey(variant)] ?? noDetails;
        return [variantKey(variant), detailsOf(variant, known, product)];
      }),
    ),
  };
}

/** The details of a variant: those that are given, and else those that it has. */
function detailsOf(given: Entry<"variants">, known: VariantDetails, product: Prices): VariantDetails {
  const { sku, gtin, weightGrams, cost, price, earlierPrice, picture } = given;
  const ore = (kronorOrNull: number | null | undefined) =>
    typeof kronorOrNull === "number" ? toOre(kronorOrNull) : kronorOrNull;
  const own = {
    sku,
    gtin,
    weightGrams,
    costOre: ore(cost),
    priceOre: ore(price),
    earlierPriceOre: ore(price === null ? (earlierPrice ?? null) : earlierPrice),
    picture,
  };
  const said = Object.entries(own).filter(([, value]) => value !== undefined);
  const details: VariantDetails = { ...known, ...Object.fromEntries(said) };
  const { priceOre, earlierPriceOre } = details;
  if (typeof price !== "number" || priceOre === null) return details;
  return { ...details, ...ownPrices({ priceOre, earlierPriceOre }, product, known) };
}

/** `published` and `isPrivate` say the state, too, as the Product entity has them. */
function stateOf(current: ProductInput, { published, isPrivate, state, publishAt }: ProductFields) {
  const was = stateColumns(current);
  const flagged =
    published === false
      ? "draft"
      : (isPrivate ?? was.isPrivate)
        ? "private"
        : (published ?? was.published)
          ? "published"
          : current.state;
  const next = state ?? ((published ?? isPrivate) === undefined ? current.state : flagged);
  return { state: next, publishAt: next === "scheduled" ? (publishAt ?? current.publishAt) : (publishAt ?? null) };
}

export type Entry<Field extends "colors" | "sizes" | "media" | "variants"> = NonNullable<ProductFields[Field]>[number];

/** A color by its name alone, or by what is known of it. */
export function colorOf(color: Entry<"colors">) {
  if (typeof color === "string") return colorNamed(color);
  const named = colorNamed(color.name);
  return { ...named, ...color, id: color.id ?? named.id };
}

export function sizeOf(size: Entry<"sizes">) {
  if (typeof size === "string") return sizeNamed(size);
  const named = sizeNamed(withJoinedName(size).name);
  return { ...named, ...size, id: size.id ?? named.id };
}

/** A picture by its address: what is known of that address stays. */
function pictureOf(picture: Entry<"media">, { media, name }: ProductInput) {
  const given = typeof picture === "string" ? { url: picture } : picture;
  const known = media.find(({ url }) => url === given.url);
  return { ...(known ?? { alt: name, colorId: null }), ...given };
}

function inputOf({ kind }: ProductField, given: unknown): unknown {
  return kind === "lines" && typeof given === "string" ? given.split("\n").filter((line) => line.trim() !== "") : given;
}

function complianceOf(given: ProductFields) {
  const names = Object.keys(complianceInputs) as (keyof typeof complianceInputs)[];
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

const apiNames: Readonly<Record<string, string>> = {
  ...forEachField(productFieldEntries, (field, name) => apiNameOf(name, field)),
  priceOre: "price",
  earlierPriceOre: "earlierPrice",
  variantDetails: "variants",
};

/** Where a problem of a product is, by the names of the API. */
export function apiPath(path: readonly PropertyKey[]): PropertyKey[] {
  const [field, ...rest] = path.filter((part) => part !== "texts");
  return field === undefined ? [] : [apiNames[String(field)] ?? field, ...rest];
}
