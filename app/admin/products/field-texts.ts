import { type Component, productParts } from "#app/features/catalogue/products/composition.ts";
import { forEachField } from "#app/features/catalogue/products/field-kinds.ts";
import {
  changedFields,
  type EditedField,
  type EditedFields,
} from "#app/features/catalogue/products/product-changes.ts";
import { productFieldEntries, productFields } from "#app/features/catalogue/products/product-fields.ts";
import type { ProductInput } from "#app/features/catalogue/products/product-input.ts";
import { detailNames } from "#app/features/catalogue/products/variant-details.ts";
import { idsOfKey, variantKey } from "#app/features/catalogue/products/variant-key.ts";
import { formatDateTime } from "#app/shared/dates.ts";
import { fibreNames } from "#app/shared/fibres.ts";
import { formatPrice } from "#app/shared/money.ts";

import { detailMeasures, detailText } from "./variant-measures.ts";

/** What staff call each field of a product. */
const fieldNames: Record<EditedField, string> = {
  ...forEachField(productFieldEntries, ({ label }) => label),
  priceOre: "Price",
  earlierPriceOre: "Price before the sale",
  state: "State",
  publishAt: "Publish at",
  colors: "Colors",
  sizes: "Sizes",
  variantDetails: "Codes, weights and costs of variants",
  media: "Pictures",
  textile: "Textile product",
  animalParts: "Non-textile parts of animal origin",
  components: "Composition",
  manufacturerId: "Manufacturer",
  responsiblePersonId: "Responsible person",
  modelNumber: "Model number",
  noWarnings: "No warnings needed",
  warnings: "Warnings",
  guarantee: "Guarantee",
};

export interface Difference {
  field: string;
  theirs: string;
  yours: string;
}

/** The fields in which two versions of a product differ, both as text, and the units that this editor changed. */
export function differencesOf(theirs: ProductInput, yours: ProductInput): Difference[] {
  const { before, after } = changedFields(theirs, withKnownPictures(yours, theirs));
  const fields = (Object.keys(after) as EditedField[]).map((field) => ({
    field: fieldNames[field],
    theirs: fieldText(field, before[field], theirs),
    yours: fieldText(field, after[field], yours),
  }));
  return [...fields, ...unitDifferences(theirs, yours)];
}

/** Pictures that show the same are the same: the form sends no ids of new ones, and not always their measures. */
function withKnownPictures(yours: ProductInput, theirs: ProductInput): ProductInput {
  const shown = (media: ProductInput["media"]) =>
    JSON.stringify(media.map(({ url, alt, colorId }) => [url, alt, colorId]));
  return shown(yours.media) === shown(theirs.media) ? { ...yours, media: theirs.media } : yours;
}

const named = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((option) => option.id === id)?.name ?? id;

function unitDifferences(theirs: ProductInput, yours: ProductInput): Difference[] {
  const current = new Map(theirs.variants.map((variant) => [variantKey(variant), variant.quantity]));
  return yours.variants.flatMap((variant) => {
    const now = current.get(variantKey(variant));
    const isEdited = variant.loadedQuantity !== null && variant.loadedQuantity !== variant.quantity;
    if (!isEdited || now === variant.quantity) return [];
    const name = `${named(yours.colors, variant.colorId)}, ${named(yours.sizes, variant.sizeId)}`;
    return [{ field: `Stock of ${name}`, theirs: `${now ?? 0}`, yours: `${variant.quantity}` }];
  });
}

/** A field's value as staff read it. */
function fieldText<Field extends EditedField>(
  field: Field,
  value: EditedFields[Field] | undefined,
  product: ProductInput,
): string {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return field in productFields ? String(value) : formatPrice(value, product.currency);
  if (field === "publishAt") return formatDateTime(value as string);
  if (typeof value === "string") return value;
  if (field === "variantDetails") return detailTexts(value as ProductInput["variantDetails"], product);
  if (field === "media") return picturesText(value as ProductInput["media"]);
  if (Array.isArray(value)) return value.map(entryText).join("\n") || "(empty)";
  return JSON.stringify(value, null, 1).replace(/[{}"]/g, "").trim();
}

function detailTexts(details: ProductInput["variantDetails"], { colors, sizes }: ProductInput): string {
  const lines = Object.entries(details).map(([key, own]) => {
    const { colorId, sizeId } = idsOfKey(key);
    const said = detailNames.filter((name) => own[name] !== null);
    const texts = said.map((name) => `${detailMeasures[name].title} ${detailText(name, own[name])}`);
    return `${named(colors, colorId)}, ${named(sizes, sizeId)}: ${texts.join(", ")}`;
  });
  return lines.join("\n") || "(empty)";
}

function entryText(entry: unknown): string {
  if (typeof entry === "string") return entry;
  if (isComponent(entry)) return `${productParts[entry.part]}: ${entry.percent}% ${fibreNames.en[entry.fibre]}`;
  if (isWarning(entry)) return entry.text;
  const { name, available } = entry as { name: string; available: boolean };
  return available ? name : `${name} (not available)`;
}

function isComponent(entry: unknown): entry is Component {
  return typeof entry === "object" && entry !== null && "fibre" in entry;
}

function isWarning(entry: unknown): entry is ProductInput["warnings"][number] {
  return typeof entry === "object" && entry !== null && "text" in entry;
}

function picturesText(media: ProductInput["media"]): string {
  const texts = media.map(({ alt }, index) => `${index + 1}. ${alt || "no alt text"}`);
  return texts.join("\n") || "(none)";
}
