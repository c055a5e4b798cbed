import * as z from "zod/mini";

import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { maxSizeNameLength } from "#app/shared/filter-limits.ts";
import { productStates } from "#app/shared/states.ts";

import { complianceFields, complianceProblems } from "./compliance-input.ts";
import { rowFieldSchemas, textFieldSchemas } from "./field-schemas.ts";
import { labelProblems, sizeOptionName } from "./option-names.ts";
import type { RowField } from "./product-fields.ts";
import { productName, productText } from "./product-text.ts";
import { partsProblem, withJoinedName } from "./size-parts.ts";
import { detailsOf, repeatedCodes, variantDetails } from "./variant-details.ts";
import { variantKey } from "./variant-key.ts";

const id = z.string().check(z.regex(/^[\w.~-]{1,80}$/, "Use only letters, digits, hyphens and dots"));
const units = z.int("Whole units only").check(z.gte(0, "No less than 0"), z.lte(1_000_000, "At most 1,000,000"));
const ore = z
  .int("Valid price is required")
  .check(z.gte(0, "Valid price is required"), z.lte(1_000_000_000, "At most 10,000,000"));

const color = z.object({
  id,
  name: productName(60).check(z.minLength(1, "Every color needs a name")),
  hex: z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/, "Enter a color code, for example #1F2A44")),
  available: z._default(z.boolean(), true),
});
/** A part of a size's name; null and an empty text are none. */
const sizePart = z.optional(
  z.pipe(
    z.nullable(productName(maxSizeNameLength)),
    z.transform((text: string | null) => text || undefined),
  ),
);
const size = z
  .object({
    id,
    name: productName(maxSizeNameLength).check(z.minLength(1, "Every size needs a name")),
    description: z._default(productName(200), ""),
    available: z._default(z.boolean(), true),
    /** Its parts where the product has a third option: `name` says both. */
    sizeValue: sizePart,
    thirdValue: sizePart,
  })
  .check(
    z.overwrite((given) => withJoinedName(given)),
    z.refine(
      ({ name }) => name.length <= maxSizeNameLength,
      `At most ${maxSizeNameLength} characters, with the third option`,
    ),
  );
const variant = z.object({
  colorId: id,
  sizeId: id,
  /** Units in stock. */
  quantity: units,
  /** The units the editor saw: the difference is applied, so that what was sold meanwhile stays sold. Null writes `quantity` itself. */
  loadedQuantity: z._default(z.nullable(units), null),
});
const picture = z.object({
  /** The id of a picture the product has; left out for a new one. */
  id: z.optional(id),
  url: z.string().check(
    z.maxLength(2_000),
    z.refine((url) => acceptedImageUrl(url) !== null && !url.startsWith("blob:"), "This isn't a picture URL"),
  ),
  alt: z._default(productText(300), ""),
  /** The color it shows; null for pictures of the product as such. */
  colorId: z._default(z.nullable(id), null),
  width: z.optional(z.nullable(z.int())),
  height: z.optional(z.nullable(z.int())),
});

/** An ISO time. Not `z.iso.datetime`: staff's form brings this schema into browsers, and its patterns would weigh on every page. */
const isoTime = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

/** The name of the size option, unless it is the one it has anyway. */
const knownLabel = (label: string | null) =>
  label === null || label.toLowerCase() === sizeOptionName.toLowerCase() ? null : label;

/** Every field of a product that staff can set, checked. Prices in öre; times as ISO 8601. */
export const productInputSchema = z
  .object({
    ...rowFieldSchemas,
    priceOre: ore,
    /** The price before a sale; null when it is not on sale. */
    earlierPriceOre: z._default(z.nullable(ore), null),
    state: z._default(z.enum(productStates), "published"),
    /** When a scheduled product is published by itself; null for all other states. */
    publishAt: z._default(z.nullable(isoTime), null),
    colors: z._default(z.array(color).check(z.maxLength(40)), []),
    sizes: z._default(z.array(size).check(z.maxLength(40)), []),
    variants: z._default(z.array(variant).check(z.maxLength(600)), []),
    /** By `variantKey`. */
    variantDetails: z._default(z.record(z.string(), variantDetails), {}),
    media: z._default(z.array(picture).check(z.maxLength(100)), []),
    ...complianceFields,
    /** The texts of its page. */
    texts: z.object(textFieldSchemas),
  })
  .check(
    z.overwrite((product) => ({
      ...product,
      variantDetails: detailsOf(product.variants, product.variantDetails, product.media),
      texts: { ...product.texts, sizeLabel: knownLabel(product.texts.sizeLabel) },
    })),
  )
  .check((context) => {
    const { earlierPriceOre, priceOre, state, publishAt, colors, sizes, variants } = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: "custom", message, path: path.split("."), input: context.value });
    for (const { field, message } of complianceProblems(context.value)) refuse(field, message);
    if (earlierPriceOre !== null && earlierPriceOre <= priceOre)
      refuse("earlierPriceOre", "The earlier price must be higher than the price");
    if (state === "scheduled" && publishAt === null) refuse("publishAt", "Choose when to publish it");
    if (new Set(colors.map((entry) => entry.id)).size < colors.length) refuse("colors", "Enter each color once");
    if (new Set(sizes.map((entry) => entry.id)).size < sizes.length) refuse("sizes", "Enter each size once");
    const { texts } = context.value;
    for (const [field, message] of Object.entries(labelProblems(texts))) refuse(`texts.${field}`, message);
    const parts = partsProblem(sizes, texts.thirdLabel);
    if (parts !== null) refuse("sizes", parts);
    const prices = Object.values(context.value.variantDetails);
    const reduced = prices.filter((own) => own.earlierPriceOre !== null);
    if (reduced.some((own) => own.priceOre === null))
      refuse(
        "variantDetails",
        "A variant's earlier price needs a price of its own. Enter one, or clear the earlier price",
      );
    else if (reduced.some((own) => (own.earlierPriceOre ?? 0) <= (own.priceOre ?? 0)))
      refuse("variantDetails", "A variant's earlier price must be higher than its own price");
    const [repeated] = repeatedCodes(context.value.variantDetails);
    if (repeated !== undefined) refuse("variantDetails", `Two variants have the code '${repeated}'`);
    const pairs = new Set(variants.map(variantKey));
    if (pairs.size < variants.length) refuse("variants", "Enter each color and size once");
    const known = (list: readonly { id: string }[], wanted: string) => list.some((entry) => entry.id === wanted);
    if (variants.some(({ colorId, sizeId }) => !known(colors, colorId) || !known(sizes, sizeId)))
      refuse("variants", "A variant has a color or size the product doesn't have");
  });

export type ProductInput = z.output<typeof productInputSchema>;
/** The fields of a product with a shape of their own, which the table of `product-fields.ts` does not have. */
export type OwnField = Exclude<keyof ProductInput, RowField | "texts">;
