import { z } from "zod";

/** A form with a picture, and the folder to keep it in. */
export const uploadSchema = z.object({
  file: z.file(),
  folder: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((folder) => folder !== "widths" && folder !== "private")
    .default("products"),
});

/** A stored file by its id. */
export const fileIdSchema = z.object({ fileId: z.string().min(1).max(100) });
