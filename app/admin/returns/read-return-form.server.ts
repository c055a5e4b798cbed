import type { z } from "zod";

import { mostLossPictures } from "#app/features/after-sale/returns/value-loss-pictures.server.ts";
import { maxPictureBytes } from "#app/features/shop/storage/store-picture.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { isOverLimit } from "#app/platform/http/rate-limit.server.ts";
import { maxBodyBytes, readFormData } from "#app/platform/http/read-limited.ts";

import { returnForm } from "./return-forms.ts";

export type SentReturnForm =
  | { kind: "valid"; data: z.output<typeof returnForm>; fields: Record<string, string>; pictures: File[] }
  | { kind: "refused"; reason: string; fields: Record<string, string> };

/** Reads a form of a return's page, with the pictures that a deduction may have. Never throws. */
export async function readReturnForm(request: Request, shop: Shop): Promise<SentReturnForm> {
  const form = await readFormData(request, mostLossPictures * maxPictureBytes + maxBodyBytes);
  if (form === "too-large")
    return { kind: "refused", reason: "The pictures are too large together: 5 MB each.", fields: {} };
  const entries = form === "not-a-form" ? [] : [...form];
  const fields = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  if (await isOverLimit(request, shop.env, "staff"))
    return { kind: "refused", reason: "Too many attempts. Try again in a minute.", fields };
  const parsed = returnForm.safeParse(fields);
  if (!parsed.success) return { kind: "refused", reason: "Check the fields, and try again.", fields };
  // Browsers send an empty file where none was chosen.
  const pictures = entries.flatMap(([, entry]) => (typeof entry !== "string" && entry.size > 0 ? [entry] : []));
  return { kind: "valid", data: parsed.data, fields, pictures };
}
