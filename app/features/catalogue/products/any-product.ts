import fc from "fast-check";

import { fibres } from "#app/shared/fibres.ts";
import { productStates } from "#app/shared/states.ts";

import type { ComplianceFields } from "./compliance-input.ts";
import { warningKinds } from "./compliance-input.ts";
import {
  type FieldKind,
  type FieldOf,
  forEachField,
  type KindValues,
  type MeasurementTable,
  type ProductField,
} from "./field-kinds.ts";
import { labelProblems, type OptionLabels } from "./option-names.ts";
import { rowFieldEntries, textFieldEntries } from "./product-fields.ts";
import { type OwnField, type ProductInput, productInputSchema } from "./product-input.ts";
import { hasCheckDigit, noDetails, type VariantDetails } from "./variant-details.ts";
import { idsOfKey, variantKey } from "./variant-key.ts";
import { ownPicture } from "./variant-picture.ts";
import { ownPrices, pricesOf } from "./variant-prices.ts";

/* For tests: products as they may be, each field with any value of its kind: a new field of the table is in them by itself. */

const paragraphs = fc
  .array(
    fc.oneof(
      fc.constantFrom("=1+1", "'", '"', ",", ";", "\n", "\n\n", "<b>", "&amp;", "[", "TRUE", "12", "å"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join("").trim());
const line = paragraphs.map((text) => text.replaceAll(/\s+/g, " ").slice(0, 50).trim().toWellFormed());
const name = line.filter((text) => text !== "");
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.oneof(fc.constant(null), value);
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);

const row = fc.dictionary(slug, fc.integer({ min: 1, max: 200 }), { minKeys: 1, maxKeys: 2 });
const table: fc.Arbitrary<MeasurementTable> = fc.dictionary(slug, row, { maxKeys: 2 });
const isMeasured = ({ cm, inches }: { cm: object; inches: object }) => Object.keys({ ...cm, ...inches }).length > 0;

const kinds: { [Kind in FieldKind]: (field: FieldOf<Kind>) => fc.Arbitrary<KindValues[Kind]> } = {
  line: ({ required }) => (required === undefined ? line : name),
  "optional-line": ({ max }) => orNull(name.map((text) => text.slice(0, max).trim().toWellFormed())),
  code: ({ pattern }) => orNull(fc.stringMatching(pattern)),
  text: () => line,
  paragraphs: () => paragraphs,
  note: () => orNull(name),
  lines: () => fc.array(name, { maxLength: 3 }),
  words: () => fc.array(name, { maxLength: 3 }),
  flag: () => fc.boolean(),
  number: ({ min, max }) => orNull(fc.integer({ min, max })),
  choice: ({ among, initial }) => {
    const ids = among.map(({ id }) => id);
    return initial === undefined ? fc.constantFrom(null, ...ids) : fc.constantFrom(...ids);
  },
  choices: ({ among }) => fc.subarray(among.map(({ id }) => id)),
  measures: () => orNull(fc.record({ cm: table, inches: table }).filter(isMeasured)),
};
const valuesOf = (entries: readonly (readonly [string, ProductField])[]) =>
  fc.record(forEachField(entries, (field) => kinds[field.kind](field as never) as fc.Arbitrary<unknown>));

interface Option {
  id: string;
  name: string;
}
/** Colors or sizes, of which each has its own id and name. */
const optionsOf = <Of extends Option>(option: fc.Arbitrary<Of>) =>
  fc.uniqueArray(option, {
    maxLength: 3,
    comparator: (a, b) => a.id === b.id || a.name.toLowerCase() === b.name.toLowerCase(),
  });
const pictures = fc.uniqueArray(
  fc
    .record({
      path: slug,
      alt: line,
      color: fc.nat(4),
      width: fc.option(fc.integer({ min: 1, max: 3200 })),
      own: fc.boolean(),
    })
    .map(({ path, own, width, ...picture }) => ({
      ...picture,
      url: own ? `/media/products/${path}.webp` : `https://pictures.example/${path}.jpg`,
      width,
      height: width,
    })),
  { maxLength: 4, selector: ({ url }) => url },
);

const prices = fc
  .record({ priceOre: fc.integer({ min: 0, max: 5_000_00 }), rise: fc.option(fc.integer({ min: 1, max: 900_00 })) })
  .map(({ priceOre, rise }) => ({ priceOre, earlierPriceOre: rise === null ? null : priceOre + rise }));

type Variety = Pick<ProductInput, "colors" | "sizes" | "variants" | "variantDetails" | "media">;
/** Codes are one variant's in the whole shop: the numbers are drawn from so many that none comes twice. */
const anyDetails: fc.Arbitrary<VariantDetails> = fc
  .record({
    own: orNull(prices),
    sku: orNull(fc.noBias(fc.uuid())),
    gtin: orNull(
      fc.noBias(fc.integer({ min: 1, max: 999_999_999_999 })).map((number) => {
        const digits = String(number).padStart(12, "0");
        return Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(hasCheckDigit) ?? null;
      }),
    ),
    weightGrams: orNull(fc.integer({ min: 1, max: 30_000 })),
    costOre: orNull(fc.integer({ min: 0, max: 5_000_00 })),
    picture: fc.constant(null),
  })
  .map(({ own, ...details }) => ({
    ...details,
    priceOre: own?.priceOre ?? null,
    earlierPriceOre: own?.earlierPriceOre ?? null,
  }));

const variety = fc
  .record({
    colors: optionsOf(fc.record({ id: slug, name, hex: fc.stringMatching(/^#[0-9A-F]{6}$/), available: fc.boolean() })),
    sizes: optionsOf(fc.record({ id: slug, name, description: line, available: fc.boolean() })),
    units: fc.array(fc.option(fc.integer({ min: 0, max: 999 })), { minLength: 9, maxLength: 9 }),
    details: fc.array(anyDetails, { minLength: 9, maxLength: 9 }),
    media: pictures,
    /** Which picture shows each variant: none of those that there are for most. */
    shown: fc.array(fc.nat(11), { minLength: 9, maxLength: 9 }),
  })
  .map(({ colors, sizes, units, details, media, shown }): Variety => ({
    colors,
    sizes,
    variants: colors.flatMap(({ id: colorId }, c) =>
      sizes.flatMap(({ id: sizeId }, s) => {
        const quantity = units[c * 3 + s] ?? null;
        return quantity === null ? [] : [{ colorId, sizeId, quantity, loadedQuantity: quantity }];
      }),
    ),
    variantDetails: Object.fromEntries(
      colors.flatMap(({ id: colorId }, c) =>
        sizes.map(({ id: sizeId }, s) => [
          variantKey({ colorId, sizeId }),
          { ...(details[c * 3 + s] ?? noDetails), picture: media[shown[c * 3 + s] ?? 0]?.url ?? null },
        ]),
      ),
    ),
    media: media.map(({ color, ...picture }) => ({ ...picture, colorId: colors[color]?.id ?? null })),
  }));

const states = fc
  .record({
    state: fc.constantFrom(...productStates),
    time: fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
  })
  .map(({ state, time }) => ({ state, publishAt: state === "scheduled" ? time.toISOString() : null }));

/** What the law wants said, by operators of these ids. */
const complianceBy = (operatorIds: readonly string[]) => {
  const operator = fc.constantFrom(...operatorIds);
  const warning = fc.record({ kind: fc.constantFrom(...(Object.keys(warningKinds) as ["use"])), text: name });
  const fields: { [Name in keyof ComplianceFields]: fc.Arbitrary<ComplianceFields[Name]> } = {
    textile: fc.constantFrom(null, true, false),
    animalParts: fc.boolean(),
    components: fc
      .array(fc.constantFrom(...fibres), { maxLength: 1 })
      .map((some) => some.map((fibre) => ({ part: "whole" as const, fibre, percent: 100 }))),
    manufacturerId: orNull(operator),
    responsiblePersonId: orNull(operator),
    modelNumber: orNull(name),
    noWarnings: fc.boolean(),
    warnings: fc.array(warning, { maxLength: 2 }),
    guarantee: orNull(fc.record({ years: fc.integer({ min: 3, max: 50 }), guarantorId: operator, conditions: name })),
  };
  return fc.record(fields).map((some) => ({ ...some, noWarnings: some.noWarnings && some.warnings.length === 0 }));
};

/** Names of options that can be: those that can't are none. */
function anyLabels({ sizeLabel, thirdLabel }: OptionLabels): OptionLabels {
  const wrong = labelProblems({ sizeLabel, thirdLabel });
  return { sizeLabel: wrong.sizeLabel ? null : sizeLabel, thirdLabel: wrong.thirdLabel ? null : thirdLabel };
}

/** The first size in two values of the third option, and the last in one. */
function withThirdValues(sizes: ProductInput["sizes"]): ProductInput["sizes"] {
  return sizes.map((size, i) => ({
    ...size,
    sizeValue: (i === 1 ? sizes[0] : size)?.name ?? size.name,
    thirdValue: i === 1 ? "Long" : "Regular",
  }));
}

/** Any product, made by operators of these ids. */
export function anyProduct(operatorIds: readonly string[]): fc.Arbitrary<ProductInput> {
  return fc
    .tuple(valuesOf(rowFieldEntries), valuesOf(textFieldEntries), prices, states, variety, complianceBy(operatorIds))
    .map(([fields, texts, price, state, options, compliance]) => {
      const labels = anyLabels(texts as unknown as OptionLabels);
      const sizes = labels.thirdLabel === null ? options.sizes : withThirdValues(options.sizes);
      const own: Pick<ProductInput, OwnField> = { ...price, ...state, ...options, sizes, ...compliance };
      // Of a new product, a file and the API cannot tell a price or a picture of a variant's own that it would have anyway.
      own.variantDetails = Object.fromEntries(
        Object.entries(own.variantDetails).map(([key, details]) => [
          key,
          {
            ...details,
            ...ownPrices(pricesOf(price, details), price, noDetails),
            picture: ownPicture(own.media, idsOfKey(key).colorId, details.picture, null),
          },
        ]),
      );
      return productInputSchema.parse({ ...fields, ...own, texts: { ...texts, ...labels } });
    });
}
