import type * as z from "zod/mini";

/** The entries of a stored text. One that does not fit the schema is left out, so that it does not cost the others. */
export function parseStoredList<S extends z.ZodMiniType>(text: string | null, schema: S): z.infer<S>[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
