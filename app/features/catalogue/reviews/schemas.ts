import { z } from "zod";
import { includes, toLowerCase } from "zod/mini";

import { requiredLine, requiredName, requiredText } from "#app/shared/text-fields.ts";

import { fitVoteIds } from "./fit-votes.ts";
import { maxPictures } from "./review.ts";

/** The idempotency key of a review, made by the browser; its pictures are uploaded under it. */
export const reviewKeySchema = z.string().regex(/^[a-z0-9]{24}$/);

const orderLinkSchema = z.object({ id: z.string().min(1).max(100), key: z.string().min(1).max(100) });

/** What the review dialog asks: which products an order's signed link can review. */
export const boughtInputSchema = z.object({ order: orderLinkSchema });

/** A review as the browser sends it. `product` is the product's id, `size` the name of one of its sizes. */
export const reviewInputSchema = z.object({
  key: reviewKeySchema,
  email: requiredLine(200).check(toLowerCase(), includes("@")),
  name: requiredName(60),
  location: requiredName(80),
  product: z.string().min(1).max(200),
  rating: z.int().min(1).max(5),
  feedback: requiredText(2000),
  /** File ids of pictures uploaded before, in the order they are shown, each once. */
  images: z
    .array(z.string().max(100))
    .max(maxPictures)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
  /** The signed link of an order, as its e-mail carries it. */
  order: orderLinkSchema.nullish(),
  fit: z.enum(fitVoteIds).nullish(),
  size: z.string().max(60).nullish(),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;
