/** The units of the fields `units.<product> <variant>`; null when one is no number of units. */
export function wantedLines(fields: Record<string, string>) {
  const lines: { productId: string; variantId: string; quantity: number }[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const [, productId, variantId] = /^units\.([^ ]+) ([^ ]+)$/.exec(name) ?? [];
    const typed = value.trim();
    if (!productId || !variantId || typed === "" || /^0+$/.test(typed)) continue;
    if (!/^\d{1,4}$/.test(typed)) return null;
    lines.push({ productId, variantId, quantity: Number(typed) });
  }
  return lines;
}
