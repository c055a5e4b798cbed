import * as z from "zod/mini";

import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { claimWrite } from "./claim-write.server.ts";
import { isOverLimit } from "./rate-limit.server.ts";
import { type LimitName, limits } from "./rate-limits.ts";
import { readFormTexts } from "./read-form.texts.ts";
import { maxBodyBytes, readFormData } from "./read-limited.ts";

/** The text fields of a form, by name. */
export type FormFields = Record<string, string>;

/** `fields` is what could be read, to fill in the form again; `status` is the status of the response. */
export type FormResult<T> =
  | { kind: "valid"; data: T; fields: FormFields; files: File[] }
  | { kind: "invalid"; fields: FormFields; status: 400 }
  | { kind: "too-large"; fields: FormFields; status: 413 }
  /** `today`: what to say when it is the day's limit that is reached; null when a minute's wait helps. */
  | { kind: "too-many"; today: string | null; fields: FormFields; status: 429 };

/**
 * Reads a submitted form: at most `maxBodyBytes` and `files` bytes of files, any content type, counted against the rate limit `limit`, parsed by
 * `schema`, and claimed as what that limit says it stores. Every action reads its form with this. Never throws.
 */
export async function readForm<S extends z.core.$ZodType>(
  request: Request,
  shop: Shop,
  { schema, limit, files = 0 }: { schema: S; limit: LimitName; files?: number },
): Promise<FormResult<z.output<S>>> {
  const form = await readFormData(request, maxBodyBytes + files);
  if (form === "too-large") return { kind: "too-large", fields: {}, status: 413 };
  const entries = form === "not-a-form" ? [] : [...form];
  const fields: FormFields = Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (await isOverLimit(request, shop.env, limit)) return { kind: "too-many", today: null, fields, status: 429 };
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) return { kind: "invalid", fields, status: 400 };
  if (!(await isClaimed(request, shop, limit)))
    return { kind: "too-many", today: readFormTexts().tooManyToday, fields, status: 429 };
  // Browsers send an empty file where none was chosen.
  const sent = entries.flatMap(([, entry]) => (typeof entry !== "string" && entry.size > 0 ? [entry] : []));
  return { kind: "valid", data: parsed.data, fields, files: sent };
}

/** Claims what a form stores. When D1 fails, so will the form itself, which then says so in its own words. */
async function isClaimed(request: Request, shop: Shop, limit: LimitName): Promise<boolean> {
  const { stores } = limits[limit];
  if (stores === null || stores === "own-claim") return true;
  return claimWrite(request, shop, stores, new Date()).catch((error: unknown) => {
    logError(`A form of ${limit} could not be counted`, error);
    return true;
  });
}
