import { z } from "zod";

import type { ProductDraft } from "#app/admin/products/edit-product.server.ts";
import { fits, sports } from "#app/features/catalogue/catalogue/attributes.ts";
import { colorNamed, sizeNamed } from "#app/features/catalogue/catalogue/default-options.ts";
import { type EditedFields, withFields } from "#app/features/catalogue/catalogue/product-changes.ts";
import type { ProductInput } from "#app/features/catalogue/catalogue/product-input.ts";
import { stateColumns } from "#app/features/catalogue/catalogue/write-product.server.ts";
import { currencies } from "#app/shared/currencies.ts";
import { toOre } from "#app/shared/money.ts";
import { productStates } from "#app/shared/states.ts";

/* A product's fields as the API takes them: prices in kronor, options and pictures by name alone where that is all there is.
   Which values they may have is said by `catalogue/product-input.ts`. */

const note = z.string().nullable();
const list = z.union([z.array(z.string()), z.string()]);
const kronor = z.number().min(0).max(10_000_000);
const option = { id: z.string().optional(), name: z.string(), available: z.boolean().optional() };
const measures = z.record(z.string(), z.record(z.string(), z.number()));

/** What the law wants said of a product before it is offered (`catalogue/compliance-input.ts`). */
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

const fields = {
  originalId: z.string().nullable(),
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  price: kronor,
  earlierPrice: kronor.nullable(),
  currency: z.enum(currencies),
  category: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  fit: z.enum(fits.map(({ id }) => id)).nullable(),
  sports: z.array(z.enum(sports.map(({ id }) => id))),
  source: z.string(),
  new: z.boolean(),
  featured: z.boolean(),
  inStock: z.boolean(),
  published: z.boolean(),
  isPrivate: z.boolean(),
  state: z.enum(productStates),
  publishAt: z.iso.datetime().nullable(),
  colors: z.array(z.union([z.string(), z.strictObject({ ...option, hex: z.string().optional() })])),
  sizes: z.array(z.union([z.string(), z.strictObject({ ...option, description: z.string().optional() })])),
  /** `quantity` is what there is to be; with `loadedQuantity`, what was seen, the difference is applied. */
  variants: z.array(
    z.strictObject({
      id: z.string().optional(),
      colorId: z.string(),
      sizeId: z.string(),
      quantity: z.int(),
      loadedQuantity: z.int().nullable().optional(),
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
  sizeFitDescription: note,
  sizeMeasurements: z.strictObject({ cm: measures, inches: measures }).nullable(),
  fitGuide: note,
  sizeRecommendations: note,
  materials: list,
  careInstructions: list,
  materialComposition: note,
  sustainabilityInfo: note,
  shippingInfo: note,
  shippingCosts: note,
  returnPolicy: list,
  warrantyInfo: note,
  deliveryTime: note,
  ...complianceInputs,
};

/** The fields of a product that staff can set, each of which may be left out. */
export const productFieldsSchema = z
  .strictObject(fields)
  .partial()
  .refine(
    ({ state, published, isPrivate }) => state === undefined || (published ?? isPrivate) === undefined,
    "Say the state, or published and isPrivate: not both",
  );
export type ProductFields = z.output<typeof productFieldsSchema>;

/** What a field of a product is when it is empty. The others must have a value. */
export const clearedProductFields = {
  originalId: null,
  shortDescription: "",
  description: "",
  earlierPrice: null,
  productType: "",
  tags: [],
  fit: null,
  sports: [],
  colors: [],
  sizes: [],
  variants: [],
  media: [],
  sizeFitDescription: null,
  sizeMeasurements: null,
  fitGuide: null,
  sizeRecommendations: null,
  materials: [],
  careInstructions: [],
  materialComposition: null,
  sustainabilityInfo: null,
  shippingInfo: null,
  shippingCosts: null,
  returnPolicy: [],
  warrantyInfo: null,
  deliveryTime: null,
  textile: null,
  components: [],
  manufacturerId: null,
  responsiblePersonId: null,
  modelNumber: null,
  warnings: [],
  guarantee: null,
} satisfies Partial<Record<keyof ProductFields, unknown>>;

/** A product with other values in some of its fields, to be checked as a whole. */
export function draftOf(current: ProductInput, given: ProductFields): ProductDraft {
  const { price, earlierPrice, new: isNew, published: _published, isPrivate: _private, ...rest } = given;
  const { colors, sizes, variants, media, ...plain } = rest;
  const { materials, careInstructions, returnPolicy } = plain;
  const changed = {
    ...plain,
    priceOre: price === undefined ? undefined : toOre(price),
    earlierPriceOre: typeof earlierPrice === "number" ? toOre(earlierPrice) : earlierPrice,
    isNew,
    ...stateOf(current, given),
    colors: colors?.map(colorOf),
    sizes: sizes?.map(sizeOf),
    media: media?.map((picture) => pictureOf(picture, current)),
    materials: linesOf(materials),
    careInstructions: linesOf(careInstructions),
    returnPolicy: linesOf(returnPolicy),
  };
  const set = Object.entries(changed).filter(([, value]) => value !== undefined);
  const product = withFields(current, Object.fromEntries(set) as Partial<EditedFields>);
  return variants ? { ...product, variants: variants.map(({ id: _, ...variant }) => variant) } : product;
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
  const named = sizeNamed(size.name);
  return { ...named, ...size, id: size.id ?? named.id };
}

/** A picture by its address: what is known of that address stays. */
function pictureOf(picture: Entry<"media">, { media, name }: ProductInput) {
  const given = typeof picture === "string" ? { url: picture } : picture;
  const known = media.find(({ url }) => url === given.url);
  return { ...(known ?? { alt: name, colorId: null }), ...given };
}

function linesOf(lines: string[] | string | undefined): string[] | undefined {
  return typeof lines === "string" ? lines.split("\n").filter((line) => line.trim() !== "") : lines;
}

const apiNames: Readonly<Record<string, string>> = { priceOre: "price", earlierPriceOre: "earlierPrice", isNew: "new" };

/** Where a problem of a product is, by the names of the API. */
export function apiPath(path: readonly PropertyKey[]): PropertyKey[] {
  const [field, ...rest] = path.filter((part) => part !== "texts");
  return field === undefined ? [] : [apiNames[String(field)] ?? field, ...rest];
}
