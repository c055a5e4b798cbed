/** An amount shared out by weight in whole öre: the largest remainders get one öre more, the first of equal ones first. */
export function shareOut(ore: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, i) => (i === 0 ? ore : 0));
  const exact = weights.map((weight) => (ore * weight) / whole);
  const shares = exact.map(Math.floor);
  const left = ore - sumOf(shares);
  const byRemainder = weights
    .map((weight, i) => ({ i, remainder: (ore * weight) % whole }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) shares[i] = (shares[i] ?? 0) + 1;
  return shares;
}

/**
 * The same, but no share is above its `most`: what does not fit goes to those with room, the weighted ones first. Throws when the amount is
 * above all of them together.
 */
export function shareOutWithin(ore: number, weights: readonly number[], most: readonly number[]): number[] {
  if (ore > sumOf(most)) throw new Error("There is not enough room for the amount");
  const shares = shareOut(ore, weights).map((share, i) => Math.min(share, most[i] ?? 0));
  let left = ore - sumOf(shares);
  const weightedFirst = weights
    .map((weight, i) => ({ i, weight }))
    .toSorted((a, b) => Number(b.weight > 0) - Number(a.weight > 0) || a.i - b.i);
  for (const { i } of weightedFirst) {
    const share = shares[i] ?? 0;
    const more = Math.min(left, (most[i] ?? 0) - share);
    shares[i] = share + more;
    left -= more;
  }
  return shares;
}

/** The sum of amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
