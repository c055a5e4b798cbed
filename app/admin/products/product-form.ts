import type { ComplianceFields } from "#app/features/catalogue/products/compliance-input.ts";
import { rowFieldEntries, textFieldEntries } from "#app/features/catalogue/products/product-fields.ts";
import type { OwnField, ProductInput } from "#app/features/catalogue/products/product-input.ts";
import type { ProductColor, ProductSize } from "#app/features/catalogue/products/product.ts";
import { valueOf, withJoinedName } from "#app/features/catalogue/products/size-parts.ts";
import { detailNames } from "#app/features/catalogue/products/variant-details.ts";
import { toKronor } from "#app/shared/money.ts";
import { toSwedishField } from "#app/shared/swedish-time.ts";

import { complianceValues } from "./compliance-form.ts";
import { fieldEntries, type FormEntries, type FormValues } from "./field-form.ts";
import { detailField, detailText } from "./variant-measures.ts";

/** The field names of what a product has many of. */
export const unitsField = (variantKey: string) => `units ${variantKey}`;
export const loadedField = (variantKey: string) => `loaded ${variantKey}`;
export const optionField = (kind: OptionKind, index: number, part: string) => `${kind}.${index}.${part}`;
export type OptionKind = "color" | "size";

/** A product's fields as the form shows them. */
export function formValues(fields: ProductInput): FormValues {
  const own: Record<Exclude<OwnField, keyof ComplianceFields>, FormEntries> = {
    priceOre: [["price", String(toKronor(fields.priceOre))]],
    earlierPriceOre: [
      ["earlierPrice", fields.earlierPriceOre === null ? "" : String(toKronor(fields.earlierPriceOre))],
    ],
    state: [["state", fields.state]],
    publishAt: [["publishAt", fields.publishAt === null ? "" : toSwedishField(fields.publishAt)]],
    colors: optionEntries("color", fields.colors, ({ hex }) => ({ hex })),
    sizes: optionEntries(
      "size",
      fields.sizes.map((size) => ({ ...size, name: valueOf(size) })),
      ({ description, thirdValue = "" }) => ({ description, third: thirdValue }),
    ),
    variants: fields.variants.flatMap(({ colorId, sizeId, quantity }): FormEntries => [
      [unitsField(`${colorId} ${sizeId}`), String(quantity)],
      [loadedField(`${colorId} ${sizeId}`), String(quantity)],
    ]),
    variantDetails: Object.entries(fields.variantDetails).flatMap(([key, details]) =>
      detailNames.flatMap((detail): FormEntries =>
        details[detail] === null ? [] : [[detailField(detail, key), detailText(detail, details[detail])]],
      ),
    ),
    media: [["media", JSON.stringify(fields.media)]],
  };
  return Object.fromEntries([
    ...rowFieldEntries.flatMap(([name, field]) => fieldEntries(name, field, fields[name])),
    ...textFieldEntries.flatMap(([name, field]) => fieldEntries(name, field, fields.texts[name])),
    ...Object.values(own).flat(),
    ...complianceValues(fields),
  ]);
}

function optionEntries<Option extends { id: string; name: string; available: boolean }>(
  kind: OptionKind,
  options: readonly Option[],
  more: (option: Option) => Record<string, string>,
): [string, string][] {
  return options.flatMap((option, index): [string, string][] => {
    const parts = Object.entries(more(option)).filter(([part, text]) => part !== "third" || text !== "");
    return [
      [optionField(kind, index, "id"), option.id],
      [optionField(kind, index, "name"), option.name],
      ...parts.map(([part, text]): [string, string] => [optionField(kind, index, part), text]),
      ...(option.available ? [[optionField(kind, index, "available"), "on"] as [string, string]] : []),
    ];
  });
}

interface OptionRow {
  id: string;
  name: string;
  available: boolean;
  hex: string;
  description: string;
  /** Of a size: its value of the third option; empty for none. */
  thirdValue: string;
}

/** The colors or sizes among a form's fields, in their order. Those without a name are left out. */
export function optionRows(values: FormValues, kind: OptionKind): OptionRow[] {
  const indexes = Object.keys(values).flatMap((name) => {
    const match = /^(color|size)\.(\d{1,3})\.name$/.exec(name);
    return match?.[1] === kind ? [Number(match[2])] : [];
  });
  return indexes
    .toSorted((a, b) => a - b)
    .map((index) => {
      const part = (name: string) => (values[optionField(kind, index, name)] ?? "").trim();
      return {
        id: part("id"),
        name: part("name"),
        available: part("available") === "on",
        hex: part("hex"),
        description: part("description"),
        thirdValue: part("third"),
      };
    })
    .filter(({ name }) => name !== "");
}

/** The colors of a form as the editor shows them. */
export function formColors(values: FormValues): ProductColor[] {
  return optionRows(values, "color").map(({ description: _, thirdValue: _third, ...color }) => color);
}

/** The sizes of a form as the editor shows them. */
export function formSizes(values: FormValues): ProductSize[] {
  return optionRows(values, "size").map(({ hex: _, ...size }) => withJoinedName(size));
}
