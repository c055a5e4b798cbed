import type { Garment, Such } from "./garments.ts";

/** What people who search for `text` must be shown. All that is given must hold. */
export interface Expectation {
  text: string;
  /** The language it is typed in. */
  language: "en" | "sv" | "no" | "da" | "fi";
  /** All of these come, before everything else. */
  leads?: Such;
  /** All of these come, wherever. */
  finds?: Such;
  /** The first so many are such. */
  top?: readonly [count: number, such: Such];
  /** Nothing else comes. */
  only?: Such;
  /** None of these comes. */
  never?: Such;
  /** Nothing comes at all. */
  nothing?: true;
  /** A page or collection that the suggestions offer, by its path. */
  page?: string;
}

/** What the shop answered: products in order, and the paths its suggestions lead to. */
export interface Answer {
  hits: readonly Garment[];
  paths: readonly string[];
}

/** How an answer fails its expectation, in words; empty when it holds. `garments`: all that are for sale. */
export function failuresOf(expected: Expectation, { hits, paths }: Answer, garments: readonly Garment[]): string[] {
  const { leads, finds, top, only, never, nothing, page } = expected;
  const failures: string[] = [];
  const named = (list: readonly Garment[]) =>
    list
      .slice(0, 4)
      .map(({ id }) => id)
      .join(", ") + (list.length > 4 ? ` … (${list.length})` : "");
  if (leads) {
    const wanted = garments.filter(leads);
    if (wanted.length === 0) failures.push("the demo shop has nothing of the kind");
    const missing = wanted.filter((garment) => !hits.includes(garment));
    if (missing.length > 0) failures.push(`misses ${named(missing)}`);
    const intruders = hits.slice(0, wanted.length - missing.length).filter((garment) => !leads(garment));
    if (intruders.length > 0) failures.push(`ranks too high: ${named(intruders)}`);
  }
  if (finds) {
    const missing = garments.filter((garment) => finds(garment) && !hits.includes(garment));
    if (missing.length > 0) failures.push(`misses ${named(missing)}`);
  }
  if (top) {
    const [count, such] = top;
    const first = hits.slice(0, count);
    if (first.length < count) failures.push(`finds ${first.length} of at least ${count}`);
    const wrong = first.filter((garment) => !such(garment));
    if (wrong.length > 0) failures.push(`among the first ${count}: ${named(wrong)}`);
  }
  if (only) {
    const others = hits.filter((garment) => !only(garment));
    if (others.length > 0) failures.push(`must not come: ${named(others)}`);
  }
  if (never) {
    const wrong = hits.filter(never);
    if (wrong.length > 0) failures.push(`must not come: ${named(wrong)}`);
  }
  if (nothing && hits.length > 0) failures.push(`must find nothing: ${named(hits)}`);
  if (page !== undefined && !paths.includes(page)) failures.push(`does not offer ${page}: ${paths.join(", ")}`);
  return failures;
}
