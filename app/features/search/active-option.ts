/**
 * Which option of a list of `count` a key makes the active one; -1 is none. Undefined for a key that moves nothing.
 * Past either end stands the text field itself, then the other end.
 */
export function moveActive(active: number, key: string, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active === count - 1 ? -1 : active + 1;
  if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
  return undefined;
}
