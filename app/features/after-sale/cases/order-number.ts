/** The order number in what was typed: `PM-` and 8 digits, also without the dash or the letters; null when it has none. */
export function orderNumberIn(text: string): string | null {
  const digits = /(?:^|\D)(\d{8})(?:\D|$)/.exec(text)?.[1];
  return digits ? `PM-${digits}` : null;
}
