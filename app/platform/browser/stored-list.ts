import { type Parser, parsedOr } from "#app/shared/parse.ts";

/** Parses a stored list. Invalid entries are dropped, so that one of them does not lose the others. */
export function parseStoredList<T extends object | string>(text: string | null, parse: Parser<T>): T[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.map((entry) => parsedOr(parse, entry, null)).filter((entry) => entry !== null);
}
