/** Sizes by letters, smallest first, with the other ways they are written. */
const letterSizes = [
  ["xxs", "2xs"],
  ["xs", "extrasmall", "xsmall"],
  ["s", "small"],
  ["m", "medium"],
  ["l", "large"],
  ["xl", "extralarge", "xlarge", "1xl"],
  ["xxl", "2xl"],
  ["3xl", "xxxl"],
  ["4xl", "xxxxl"],
  ["5xl"],
] as const;
/** The key of what comes in one size. */
export const oneSize = "one-size";

/**
 * The id of a size by its name, whichever way it is written: `m`, `xxl` for `2XL`, `40-43` for `EU 40–43`, `one-size`. The key of a
 * key is itself.
 */
export function sizeKeyOf(sizeName: string): string {
  const words = wordsOf(sizeName).replace(/^eu ?(?=\d)/, "");
  const joined = words.replaceAll(" ", "");
  if (joined === "" || /^(os|o s|one ?size.*|onesize|universal)$/.test(words)) return oneSize;
  const letters = letterSizes.find((names) => (names as readonly string[]).includes(joined));
  return letters?.[0] ?? words.replaceAll(" ", "-");
}

/** Whether a name says one size and nothing more: 'One size S/M' is one of several. */
export function isOneSize(sizeName: string): boolean {
  return /^(os|o s|one ?size( fits all)?|universal)$/.test(wordsOf(sizeName));
}

/** Whether a size is one of clothes, by its key: `m`, not `40-43`, `one-size` or the name of a set. */
export function isClothesSize(key: string): boolean {
  return rankOf(key) >= 0;
}

/** Sorts keys of sizes: letters from the smallest, then numbers, then other names; `one-size` last. */
export function compareSizes(a: string, b: string): number {
  return (
    groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b) || firstNumber(a) - firstNumber(b) || (a < b ? -1 : Number(a > b))
  );
}

const wordsOf = (sizeName: string) =>
  sizeName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N},.]+/gu, " ")
    .trim();
const rankOf = (key: string) => letterSizes.findIndex(([id]) => id === key);
const firstNumber = (key: string) => Number.parseFloat(key.replace(",", ".")) || 0;
function groupOf(key: string): number {
  if (key === oneSize) return 3;
  if (rankOf(key) >= 0) return 0;
  return /^\d/.test(key) ? 1 : 2;
}
