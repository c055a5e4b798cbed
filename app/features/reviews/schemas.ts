import { z } from "zod";

import { mostPictures } from "./review.ts";

/** What a browser calls a review before it is sent: it makes sending it twice harmless, and its pictures belong to it. */
export const reviewKeySchema = z.string().regex(/^[a-z0-9]{24}$/);

const required = z.string().trim().min(1);

/** A review as a browser sends it (specification, sections 3 and 5). `product` is the product's id. */
export const reviewInputSchema = z.object({
  key: reviewKeySchema,
  email: required.max(200).toLowerCase().includes("@"),
  name: required.max(60),
  location: required.max(80),
  product: required.max(200),
  rating: z.int().min(1).max(5),
  feedback: required.max(2000),
  /** File ids of pictures uploaded before, in the order they are shown. */
  images: z.array(z.string().max(100)).max(mostPictures).default([]),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;
