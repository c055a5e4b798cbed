import { readLimited } from "#app/platform/http/read-limited.ts";

/** A body, and the text that is the same for all bodies that mean the same. */
export interface CallBody {
  data: unknown;
  canonical: string;
}

/** The body of a call as JSON; null as its data where there is none. */
export async function readCallBody(request: Request): Promise<CallBody | "too-large" | "not-json"> {
  const bytes = await readLimited(request);
  if (!bytes) return "too-large";
  if (bytes.length === 0) return { data: null, canonical: "" };
  try {
    const data: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    // Nested too deeply, it throws here.
    return { data, canonical: JSON.stringify(data, sortedKeys) };
  } catch {
    return "not-json";
  }
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
