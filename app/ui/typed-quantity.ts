/** The quantity that was typed: the digits it begins with, four at most. 0 for what begins with none, as a sign does. */
export function typedQuantity(text: string): number {
  return Number(/^\d{0,4}/.exec(text.trim())?.[0]);
}
