import { z } from "zod";

import { productList } from "#app/features/catalogue/products/product-list.ts";
import { acceptedImageUrl } from "#app/features/shop/storage/image-url.ts";
import { type CollectionCondition, collectionSorts } from "#app/shared/collection-rules.ts";
import { slugOf } from "#app/shared/slug.ts";

/** The most products that a collection made by hand has. */
export const maxByHand = 1_000;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^\P{Cc}*$/u, "Use one line");
const orNull = (max: number) => line(max).transform((text) => text || null);
const keysOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as [Key, ...Key[]];

/** A collection as its form sends it, but for the conditions, which `readConditions` reads. */
export const collectionFields = z.object({
  title: line(100).min(1, "Enter a title"),
  handle: z.string().trim().max(60).default(""),
  text: z.string().trim().max(2_000, "At most 2000 characters").default(""),
  picture: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === "" || acceptedImageUrl(url) !== null, "Enter a picture's address, for example /media/…")
    .default("")
    .transform((url) => url || null),
  seoTitle: orNull(200).default(null),
  seoDescription: orNull(500).default(null),
  kind: z.enum(["hand", "rule"]),
  match: z.enum(["all", "any"]).default("all"),
  sort: z.enum(keysOf(collectionSorts)).default("featured"),
  published: z
    .literal("on")
    .optional()
    .transform((on) => on === "on"),
  inMenu: z
    .literal("on")
    .optional()
    .transform((on) => on === "on"),
  menuPlace: z.preprocess(
    (text) => (text === undefined || text === "" ? 1 : text),
    z.coerce
      .number("Enter a number from 1 to 99")
      .int("Enter a number from 1 to 99")
      .min(1, "Enter a number from 1 to 99")
      .max(99, "Enter a number from 1 to 99"),
  ),
  products: productList
    .default([])
    .refine((ids) => ids.length <= maxByHand, `At most ${maxByHand} products: use a rule for more`),
});

export type CollectionInput = z.output<typeof collectionFields> & { conditions: readonly CollectionCondition[] };

/** What a collection's address ends with: as staff wrote it, else by its title. */
export function handleOf({ handle, title }: Pick<CollectionInput, "handle" | "title">): string {
  return slugOf(handle) || slugOf(title) || "collection";
}
