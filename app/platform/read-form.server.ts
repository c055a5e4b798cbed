import * as z from "zod/mini";

import type { Shop } from "./context.ts";
import type { LimitName } from "./limits.ts";
import { isOverLimit } from "./rate-limit.server.ts";
import { readFormData } from "./read-limited.ts";

/** What a person typed, by the names of the fields; files are left out. */
export type FormFields = Record<string, string>;

/** `fields` is what could be read, to fill the form again; `status` is for the answer. */
export type FormResult<T> =
  | { kind: "valid"; data: T; fields: FormFields }
  | { kind: "invalid"; fields: FormFields; status: 400 }
  | { kind: "too-large"; fields: FormFields; status: 413 }
  | { kind: "too-many"; fields: FormFields; status: 429 };

/**
 * Reads what a form sent: no further than its limit in bytes, in any content type without failing, checked by `schema`, and
 * counted against `limit` of the table. Every action reads its form with this. Never throws.
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
