/**
 * How many letters must be added, left out, changed, or swapped with their neighbour to make one word the other; `limit` + 1 when
 * that is more than `limit`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, above] = [above, current];
  }
  return Math.min(above[other.length] ?? 0, limit + 1);
}

/** How many slips a word of a length may have: short words are too much alike for any. */
export function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Shorter words are like too many others for a second slip. */
const shortestWithDoubled = 6;

/**
 * How many slips lead from a typed word to another; null when they are more than a word of its length may have. From six letters on,
 * one that is a letter doubled, or not doubled, comes on top, if both begin alike: 'hodiee' is 'hoodie'.
 */
export function slipsBetween(typed: string, word: string): number | null {
  const allowed = slipsAllowed(typed);
  const distance = editDistance(typed, word, allowed + 1);
  if (distance <= allowed) return distance;
  if (distance > 2 || typed.length < shortestWithDoubled || typed[0] !== word[0]) return null;
  return editDistance(undoubled(typed), undoubled(word), 1) <= 1 ? distance : null;
}

const undoubled = (word: string) => word.replace(/(.)\1+/gu, "$1");
