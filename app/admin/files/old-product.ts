import { z } from "zod";

import { sizeNamed } from "#app/features/catalogue/products/default-options.ts";
import { defaultColors, defaultSizes } from "#app/features/catalogue/products/default-options.ts";
import type { FieldKind } from "#app/features/catalogue/products/field-kinds.ts";
import { withFields } from "#app/features/catalogue/products/product-changes.ts";
import { productFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import type { ProductSize } from "#app/features/catalogue/products/product.ts";
import { withJoinedName } from "#app/features/catalogue/products/size-parts.ts";
import type { StaffProduct } from "#app/features/catalogue/products/staff-product.server.ts";
import { toOre } from "#app/shared/money.ts";
import { slugOf } from "#app/shared/slug.ts";

import { variantsOfOldStock } from "./old-stock.ts";
import type { Draft } from "./product-columns.ts";
import { emptyDraft, schemaProblem } from "./product-draft.ts";
import { type ProductRead } from "./product-read.ts";
import { colorOf } from "./read-options.ts";

/* Products as the Product entity describes them: the shop's own API writes them, and the shop before it did. */

const text = z.string().nullish();
const flag = z.boolean().nullish();
const list = z.union([z.array(z.string()), z.string()]).nullish();
const units = z.number().int().min(0);
const unitsByName = z.record(z.string(), units).nullish();
const named = z.object({ id: text, name: z.string().min(1), available: flag });
const colors = z.array(z.union([z.string().min(1), named.extend({ hex: text })])).nullish();
const sizes = z
  .array(z.union([z.string().min(1), named.extend({ description: text, sizeValue: text, thirdValue: text })]))
  .nullish();
const variants = z.array(z.object({ colorId: z.string(), sizeId: z.string(), quantity: units })).nullish();

/** A field of each kind, as it may be given: the schema of a product checks what it is. */
const given: Record<FieldKind, z.ZodType> = {
  line: text,
  "optional-line": text,
  code: text,
  text,
  paragraphs: text,
  note: text,
  lines: list,
  words: z.array(z.string()).nullish(),
  flag,
  number: z.number().nullish(),
  choice: text,
  choices: z.array(z.string()).nullish(),
  measures: z.unknown().optional(),
};
/** Kinds of fields that null or an empty text empties; in others it says nothing. */
const emptied: readonly FieldKind[] = ["note", "measures"];

/** A product of the old shape or of today's: everything may be missing but its name and price. */
export const oldProductSchema = z.object({
  ...Object.fromEntries(productFieldEntries.map(([name, field]) => [field.apiName ?? name, given[field.kind]])),
  id: text,
  _id: text,
  name: text,
  price: z.number().nullish(),
  earlierPrice: z.number().nullish(),
  media: z.array(z.string()).nullish(),
  thumbnail: text,
  images: z.array(z.string()).nullish(),
  published: flag,
  isPrivate: flag,
  colors,
  sizes,
  variants,
  inventory: z.object({ colors, sizes, variants }).nullish(),
  stockQuantity: units.nullish(),
  stockVariants: z.array(z.object({ size: z.string(), color: z.string(), quantity: units })).nullish(),
  sizeStock: unitsByName,
  colorStock: unitsByName,
});
type OldProduct = z.infer<typeof oldProductSchema>;

/** The id that a product of the old shape has in this shop. */
export function idOfOldProduct({ id, _id, name }: Pick<OldProduct, "id" | "_id" | "name">): string {
  return id || _id || slugOf(name ?? "");
}

/** The product that an entity makes, upon the one that is there: what the entity does not have stays as it is. */
export function readOldProduct(
  old: OldProduct,
  current: Pick<StaffProduct, "fields"> | null,
  { line, origin }: { line: number; origin: string },
): ProductRead {
  // A new product of which the entity says no state is a draft.
  const draft = current ? structuredClone(current.fields) : { ...emptyDraft(), state: "draft" as const };
  readFields(old, draft);
  readSale(old, draft);
  readOptions(old, draft);
  const urls = [old.media, old.images, old.thumbnail ? [old.thumbnail] : null].find((some) => some && some.length > 0);
  if (urls) draft.media = picturesOf(urls, draft, origin);
  const checked = productInputSchema.safeParse(draft);
  if (checked.success) return { kind: "product", fields: checked.data };
  return { kind: "broken", line, reason: schemaProblem(checked.error.issues) };
}

function readFields(old: OldProduct & Record<string, unknown>, draft: Draft): void {
  for (const [name, field] of productFieldEntries) {
    const value = old[field.apiName ?? name];
    const isEmpty = value === null || value === "";
    if (value === undefined || (isEmpty && !emptied.includes(field.kind))) continue;
    const read = isEmpty ? null : field.kind === "lines" && typeof value === "string" ? linesOf(value) : value;
    Object.assign(draft, withFields(draft, { [name]: read }));
  }
}

function linesOf(value: string): string[] {
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function readSale(old: OldProduct, draft: Draft): void {
  if (typeof old.price === "number") draft.priceOre = toOre(old.price);
  if (old.earlierPrice !== undefined)
    draft.earlierPriceOre = old.earlierPrice === null ? null : toOre(old.earlierPrice);
  if (typeof old.published !== "boolean" && typeof old.isPrivate !== "boolean") return;
  const isPrivate = old.isPrivate ?? draft.state === "private";
  const published = old.published ?? draft.state !== "draft";
  draft.state = !published ? "draft" : isPrivate ? "private" : "published";
  draft.publishAt = null;
}

/** Colors and sizes, from names alone where there is no more; variants as they are given, and only else from the old stock. */
function readOptions(old: OldProduct, draft: Draft): void {
  const givenColors = old.colors ?? old.inventory?.colors;
  const givenSizes = old.sizes ?? old.inventory?.sizes;
  const givenVariants = old.variants ?? old.inventory?.variants;
  if (givenColors && givenColors.length > 0)
    draft.colors = distinct(givenColors.map((color) => colorOf(withoutNull(color))));
  if (givenSizes && givenSizes.length > 0) draft.sizes = distinct(givenSizes.map((size) => sizeOf(withoutNull(size))));
  if (givenVariants && givenVariants.length > 0) {
    const before = new Map(draft.variants.map((variant) => [`${variant.colorId} ${variant.sizeId}`, variant]));
    draft.variants = givenVariants.map(({ colorId, sizeId, quantity }) => ({
      colorId,
      sizeId,
      quantity,
      loadedQuantity: before.get(`${colorId} ${sizeId}`)?.loadedQuantity ?? null,
    }));
  } else if (draft.variants.length === 0) {
    if (draft.colors.length === 0) draft.colors = Object.keys(defaultColors).map((name) => colorOf(name));
    if (draft.sizes.length === 0) draft.sizes = defaultSizes.map((name) => sizeNamed(name));
    draft.variants = variantsOfOldStock(draft, old);
  }
}

type Named = {
  id?: string | undefined;
  name: string;
  available?: boolean | undefined;
  hex?: string | undefined;
  description?: string | undefined;
  sizeValue?: string | undefined;
  thirdValue?: string | undefined;
};

function withoutNull(value: string | object): string | Named {
  if (typeof value === "string") return value;
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== null)) as Named;
}

function sizeOf(value: string | Named): ProductSize {
  if (typeof value === "string") return sizeNamed(value);
  const { id, name, description = "", available = true, sizeValue, thirdValue } = value;
  return withJoinedName({ id: id || slugOf(name), name, description, available, sizeValue, thirdValue });
}

function distinct<Option extends { id: string }>(options: readonly Option[]): Option[] {
  return options.filter(({ id }, i) => options.findIndex((other) => other.id === id) === i);
}

/** Pictures by their addresses, the first being the primary one. What is known of an address stays. */
function picturesOf(urls: readonly string[], draft: Draft, origin: string): ProductInput["media"] {
  const known = new Map(draft.media.map((picture) => [picture.url, picture]));
  return [...new Set(urls)].map((address) => {
    const url = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    return known.get(url) ?? { url, alt: draft.name, colorId: null, width: null, height: null };
  });
}
