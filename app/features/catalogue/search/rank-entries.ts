/** What one statement found: entries in rising order, as `search_entries` numbers them. */
export type FoundEntries = readonly number[];

/** Everything that a search found, in rising order of entries, with what each sold: 0 or more in stock, below 0 when it is sold out. */
interface RankedBy {
  entries: FoundEntries;
  sales: readonly number[];
}

/** More than any product sells. */
const mostSold = 2 ** 31;
/** More entries than a shop has; with the steps and `mostSold`, what a number holds exactly. */
const mostEntries = 2 ** 17;

/**
 * The entries of a search, best first: by the first of its steps that found them, then those in stock, then by what sold, then as they
 * were added. `steps` are what all steps but the last found; whatever none of them did, the last one found.
 */
export function rankEntries({ entries, sales }: RankedBy, steps: readonly FoundEntries[], atMost: number): number[] {
  // One number to sort by, with the position in its last digits: numbers alone are sorted several times as fast as objects.
  const keys = new Float64Array(Math.min(entries.length, mostEntries));
  const at = steps.map(() => 0);
  for (let i = 0; i < keys.length; i++) {
    const entry = entries[i] ?? 0;
    let step = 0;
    while (step < steps.length && !isFound(entry, steps[step] ?? [], at, step)) step++;
    const sold = sales[i] ?? 0;
    const isSoldOut = sold < 0;
    const fewest = mostSold - Math.min(isSoldOut ? -1 - sold : sold, mostSold);
    keys[i] = ((step * 2 + Number(isSoldOut)) * 2 * mostSold + fewest) * mostEntries + i;
  }
  keys.sort();
  return Array.from(keys.subarray(0, atMost), (key) => entries[key % mostEntries] ?? 0);
}

/** Whether a list holds an entry. Lists are walked along with the entries, so that each is read once. */
function isFound(entry: number, list: FoundEntries, at: number[], step: number): boolean {
  let position = at[step] ?? 0;
  while (position < list.length && (list[position] ?? 0) < entry) position++;
  at[step] = position;
  return list[position] === entry;
}
