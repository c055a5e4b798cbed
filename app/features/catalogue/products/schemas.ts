import { z } from "zod";

const id = z.string().max(200).optional();

/** Selects one product by its id, or a page of all products, or of those that were saved since a time. */
export const productQuerySchema = z.object({
  filter: z.strictObject({ _id: id, id, updatedSince: z.iso.datetime().optional() }).default({}),
  _id: id,
  id,
  limit: z.int().min(1).max(500).default(500),
  skip: z.int().min(0).default(0),
});
