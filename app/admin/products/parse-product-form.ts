import { hexOfColor } from "#app/features/catalogue/products/default-options.ts";
import { forEachField, type ProductField } from "#app/features/catalogue/products/field-kinds.ts";
import { rowFieldEntries, textFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import { type ProductInput, productInputSchema } from "#app/features/catalogue/products/product-input.ts";
import { detailNames } from "#app/features/catalogue/products/variant-details.ts";
import { variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { newId } from "#app/shared/ids.ts";
import { slugOf } from "#app/shared/slug.ts";
import { fromSwedishField } from "#app/shared/swedish-time.ts";

import { complianceOfForm } from "./compliance-form.ts";
import { fieldOfForm, type FormValues } from "./field-form.ts";
import { parsePrice } from "./parse-price.ts";
import { formSizes, optionRows } from "./product-form.ts";
import { detailField, detailOfText } from "./variant-measures.ts";

/** What is wrong, by the name of the field. */
export type Problems = Record<string, string>;

/** The product form's own names of fields that the product calls otherwise. */
export const formNames: Readonly<Record<string, string>> = {
  priceOre: "price",
  earlierPriceOre: "earlierPrice",
  variantDetails: "variants",
};

/** Reads the product form: the product, or what is wrong with each field (S13). Prices come in kronor (dollars, euros). */
export function parseProductForm(values: FormValues): { input: ProductInput } | { problems: Problems } {
  const parsed = productInputSchema.safeParse(productOf(values));
  const problems: Problems = {};
  const add = (field: string, problem: string) => (problems[field] ??= problem);
  if ((values.description ?? "").trim() === "") add("description", "Description is required");
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field = "", part] = path.map(String);
    add(field === "texts" ? (part ?? field) : (formNames[field] ?? field), message);
  }
  if (parsed.success && parsed.data.media.length === 0) add("media", "At least one image is required");
  if (!parsed.success && parseMedia(values.media).length === 0) add("media", "At least one image is required");
  if (parsed.success && Object.keys(problems).length === 0) return { input: parsed.data };
  const inOrder = Object.entries(problems).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  return { problems: Object.fromEntries(inOrder) };
}

const blank = productInputSchema.parse({ name: "New", description: "", priceOre: 0, state: "draft", texts: {} });

/**
 * The product as far as the form says it, fields that cannot be read as a new product has them, and everything that is wrong: what is
 * checked across fields is told, too, though others cannot be read.
 */
export function readableProduct(values: FormValues): { product: ProductInput; problems: Problems } {
  const draft: Record<string, unknown> = productOf(values);
  const parsed = parseProductForm(values);
  const problems: Problems = "problems" in parsed ? { ...parsed.problems } : {};
  for (let tries = 0; tries < 3; tries++) {
    const read = productInputSchema.safeParse(draft);
    if (read.success) return { product: read.data, problems };
    for (const { path, message } of read.error.issues) {
      const [field = "", part = ""] = path.map(String);
      problems[field === "texts" ? part : (formNames[field] ?? field)] ??= message;
      if (field === "texts") draft.texts = { ...(draft.texts as object), [part]: blankText(part) };
      else draft[field] = blank[field as keyof ProductInput];
    }
  }
  return { product: blank, problems };
}

const blankText = (name: string) => blank.texts[name as keyof ProductInput["texts"]];

/** The required fields come first, in the order of the form. */
const firstFields = ["name", "description", "price", "category", "media"];
const placeOf = (field: string) => (firstFields.includes(field) ? firstFields.indexOf(field) : firstFields.length);

function productOf(values: FormValues): Record<keyof ProductInput, unknown> {
  const text = (name: string) => (values[name] ?? "").trim();
  const colors = withIds(optionRows(values, "color")).map(({ description: _, thirdValue: _third, ...color }) => ({
    ...color,
    hex: color.hex || hexOfColor(color.name),
  }));
  const sizes = withIds(formSizes(values));
  const keys = colors.flatMap((color) => sizes.map((size) => ({ colorId: color.id, sizeId: size.id })));
  const fieldsOf = <Name extends string>(entries: readonly (readonly [Name, ProductField])[]) =>
    forEachField(entries, (field, name) => fieldOfForm(name, field, values));
  return {
    ...fieldsOf(rowFieldEntries),
    priceOre: parsePrice(text("price")),
    earlierPriceOre: text("earlierPrice") === "" ? null : parsePrice(text("earlierPrice")),
    state: text("state"),
    publishAt: text("state") === "scheduled" ? fromSwedishField(text("publishAt")) : null,
    colors,
    sizes,
    variants: keys.flatMap((ids) => variantOf(values, ids)),
    variantDetails: Object.fromEntries(keys.map((ids) => [variantKey(ids), variantDetailsOf(values, variantKey(ids))])),
    media: parseMedia(values.media),
    ...complianceOfForm(values),
    texts: fieldsOf(textFieldEntries),
  };
}

/** A cell of the grid: an empty one is no variant. */
function variantOf(values: FormValues, { colorId, sizeId }: { colorId: string; sizeId: string }) {
  const key = variantKey({ colorId, sizeId });
  const units = (values[`units ${key}`] ?? "").trim();
  const loaded = values[`loaded ${key}`];
  if (units === "") return [];
  return [{ colorId, sizeId, quantity: Number(units), loadedQuantity: loaded ? Number(loaded) : null }];
}

function variantDetailsOf(values: FormValues, key: string) {
  return Object.fromEntries(
    detailNames.map((detail) => [detail, detailOfText(detail, (values[detailField(detail, key)] ?? "").trim())]),
  );
}

/** Options with their ids: a new one is called by its name. */
function withIds<Option extends { id: string; name: string }>(options: readonly Option[]): Option[] {
  return options.map((option) => ({ ...option, id: option.id || slugOf(option.name) || newId() }));
}

function parseMedia(json: string | undefined): unknown[] {
  try {
    const media: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(media) ? media : [];
  } catch {
    return [];
  }
}
