import type { ProductInput } from "#app/features/catalogue/catalogue/product-input.ts";
import type { MeasurementTable, ProductColor, ProductSize } from "#app/features/catalogue/catalogue/product.ts";
import { toLocalInput } from "#app/shared/dates.ts";
import { toKronor } from "#app/shared/money.ts";

import { complianceValues } from "./compliance-form.ts";

/** The product form's fields as a browser sends them: names and texts. An unticked box is not there. */
export type FormValues = Readonly<Record<string, string>>;

/** The texts of a product that are one text each, and those that are a list, one entry a line. */
export const noteFields = [
  "sizeFitDescription",
  "fitGuide",
  "sizeRecommendations",
  "materialComposition",
  "sustainabilityInfo",
  "shippingInfo",
  "shippingCosts",
  "warrantyInfo",
  "deliveryTime",
] as const;
export const listFields = ["materials", "careInstructions", "returnPolicy"] as const;
export const measureUnits = ["cm", "inches"] as const;

/** The field names of what a product has many of. */
export const unitsField = (variantKey: string) => `units ${variantKey}`;
export const loadedField = (variantKey: string) => `loaded ${variantKey}`;
export const optionField = (kind: OptionKind, index: number, part: string) => `${kind}.${index}.${part}`;
export const measureField = (unit: string, size: string, column: string) => `${unit}|${size}|${column}`;
export const sportField = (id: string) => `sport.${id}`;
export type OptionKind = "color" | "size";

/** A product's fields as the form shows them. */
export function formValues(fields: ProductInput): FormValues {
  const { texts } = fields;
  const flag = (name: string, isOn: boolean): [string, string][] => (isOn ? [[name, "on"]] : []);
  return Object.fromEntries([
    ["name", fields.name],
    ["shortDescription", fields.shortDescription],
    ["description", fields.description],
    ["price", String(toKronor(fields.priceOre))],
    ["earlierPrice", fields.earlierPriceOre === null ? "" : String(toKronor(fields.earlierPriceOre))],
    ["currency", fields.currency],
    ["category", fields.category],
    ["productType", fields.productType],
    ["tags", fields.tags.join(", ")],
    ["fit", fields.fit ?? ""],
    ...fields.sports.flatMap((sport) => flag(sportField(sport), true)),
    ["source", fields.source],
    ["originalId", fields.originalId ?? ""],
    ...flag("isNew", fields.isNew),
    ...flag("featured", fields.featured),
    ...flag("inStock", fields.inStock),
    ["state", fields.state],
    ["publishAt", fields.publishAt === null ? "" : toLocalInput(fields.publishAt)],
    ...optionEntries("color", fields.colors, ({ hex }) => ["hex", hex]),
    ...optionEntries("size", fields.sizes, ({ description }) => ["description", description]),
    ...fields.variants.flatMap(({ colorId, sizeId, quantity }): [string, string][] => [
      [unitsField(`${colorId} ${sizeId}`), String(quantity)],
      [loadedField(`${colorId} ${sizeId}`), String(quantity)],
    ]),
    ["media", JSON.stringify(fields.media)],
    ...noteFields.map((name): [string, string] => [name, texts[name] ?? ""]),
    ...listFields.map((name): [string, string] => [name, texts[name].join("\n")]),
    ...measureEntries(texts.sizeMeasurements),
    ...complianceValues(fields),
  ]);
}

function optionEntries<Option extends { id: string; name: string; available: boolean }>(
  kind: OptionKind,
  options: readonly Option[],
  more: (option: Option) => [string, string],
): [string, string][] {
  return options.flatMap((option, index): [string, string][] => {
    const [part, text] = more(option);
    return [
      [optionField(kind, index, "id"), option.id],
      [optionField(kind, index, "name"), option.name],
      [optionField(kind, index, part), text],
      ...(option.available ? [[optionField(kind, index, "available"), "on"] as [string, string]] : []),
    ];
  });
}

function measureEntries(measurements: ProductInput["texts"]["sizeMeasurements"]): [string, string][] {
  return measureUnits.flatMap((unit) =>
    Object.entries(measurements?.[unit] ?? {}).flatMap(([size, columns]) =>
      Object.entries(columns).map(([column, value]): [string, string] => [
        measureField(unit, size, column),
        String(value),
      ]),
    ),
  );
}

interface OptionRow {
  id: string;
  name: string;
  available: boolean;
  hex: string;
  description: string;
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
      };
    })
    .filter(({ name }) => name !== "");
}

/** The colors of a form as the editor shows them. */
export function formColors(values: FormValues): ProductColor[] {
  return optionRows(values, "color").map(({ description: _, ...color }) => color);
}

/** The sizes of a form as the editor shows them. */
export function formSizes(values: FormValues): ProductSize[] {
  return optionRows(values, "size").map(({ hex: _, ...size }) => size);
}

/** The measurements among a form's fields; null when there are none. Texts that are no number are left out. */
export function formMeasurements(values: FormValues): Record<"cm" | "inches", MeasurementTable> | null {
  const table = (unit: string) => {
    const sizes: MeasurementTable = {};
    for (const [name, text] of Object.entries(values)) {
      const [ofUnit, size, column] = name.split("|");
      const value = Number(text.replace(",", "."));
      if (ofUnit !== unit || !size || !column || text.trim() === "" || !Number.isFinite(value)) continue;
      sizes[size] = { ...sizes[size], [column]: value };
    }
    return sizes;
  };
  const measurements = { cm: table("cm"), inches: table("inches") };
  return Object.keys({ ...measurements.cm, ...measurements.inches }).length === 0 ? null : measurements;
}
