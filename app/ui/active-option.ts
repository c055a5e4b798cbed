/**
 * The index of the option that Up or Down makes active in a list of `count`; -1 is none: the text field itself, which
 * comes after either end. Undefined for every other key.
 */
export function moveActive(active: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active === count - 1 ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return undefined;
}
