/**
 * The row of an order's sums that names its discount: what it took off the goods or, where it took nothing off them, that it made delivery
 * free; none without a discount. `price` formats an amount in öre.
 */
export function discountRows(
  { discountOre, discountName }: { discountOre: number; discountName: string | null | undefined },
  price: (ore: number) => string,
): [name: string, amount: string][] {
  if (discountOre === 0 && !discountName) return [];
  const name = discountName ? ` (${discountName})` : "";
  return [[`Discount${name}`, discountOre === 0 ? "Free standard shipping" : price(-discountOre)]];
}

/** How a stored order's discount is called: by the title of an automatic one, else by its code; null without either. */
export function nameOfDiscount(order: { discountCode: string | null; discountTitle: string | null }): string | null {
  return order.discountTitle ?? order.discountCode;
}
