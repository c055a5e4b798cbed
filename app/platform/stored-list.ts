import type * as z from "zod/mini";

/** Parses a stored list. Invalid entries are dropped, so that one of them does not lose the others. */
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
