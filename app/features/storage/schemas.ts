import { z } from "zod";

import { reviewKeySchema } from "#app/features/reviews/schemas.ts";

/** A form with a picture. */
export const uploadSchema = z.object({
  file: z.file(),
  folder: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((folder) => folder !== "widths")
    .default("products"),
  /** The key of the review that a picture belongs to. Without one it belongs to none. */
  review: reviewKeySchema.optional(),
});

/** A stored file by its id. */
export const fileIdSchema = z.object({ fileId: z.string().min(1).max(100) });
