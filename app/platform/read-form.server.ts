import * as z from "zod/mini";

import type { Shop } from "./context.ts";
import type { LimitName } from "./limits.ts";
import { isOverLimit } from "./rate-limit.server.ts";
import { readFormData } from "./read-limited.ts";

/** The text fields of a form, by name; files are omitted. */
export type FormFields = Record<string, string>;

/** `fields` is what could be read, to fill in the form again; `status` is the status of the response. */
export type FormResult<T> =
  | { kind: "valid"; data: T; fields: FormFields }
  | { kind: "invalid"; fields: FormFields; status: 400 }
  | { kind: "too-large"; fields: FormFields; status: 413 }
  | { kind: "too-many"; fields: FormFields; status: 429 };

/**
 * Reads a submitted form: at most `maxBodyBytes`, any content type, counted against the rate limit `limit`, and parsed by
 * `schema`. Every action reads its form with this. Never throws.
 */
export async function readForm<S extends z.core.$ZodType>(
  request: Request,
  shop: Shop,
  { schema, limit }: { schema: S; limit: LimitName },
): Promise<FormResult<z.output<S>>> {
  const form = await readFormData(request);
  if (form === "too-large") return { kind: "too-large", fields: {}, status: 413 };
  const fields: FormFields = Object.fromEntries(
    form === "not-a-form" ? [] : [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (await isOverLimit(request, shop.env, limit)) return { kind: "too-many", fields, status: 429 };
  const parsed = z.safeParse(schema, fields);
  return parsed.success ? { kind: "valid", data: parsed.data, fields } : { kind: "invalid", fields, status: 400 };
}
