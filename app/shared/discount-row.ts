/** What names the discount of an order: the title of an automatic one, else the code; null without either. */
export interface NamedDiscount {
  discountCode?: string | null | undefined;
  discountTitle?: string | null | undefined;
}

/**
 * The row of an order's sums that names its discount: what it took off the goods or, where it took nothing off them, that it made delivery
 * free; none without a discount. `price` formats an amount in öre.
 */
export function discountRows(
  discount: NamedDiscount & { discountOre: number },
  price: (ore: number) => string,
): [name: string, amount: string][] {
  const { discountOre } = discount;
  const name = discountName(discount);
  if (discountOre === 0 && name === null) return [];
  const row = name === null ? "Discount" : `Discount (${name})`;
  return [[row, discountOre === 0 ? "Free standard shipping" : price(-discountOre)]];
}

/** The name of a discount, as shoppers and staff read it. */
export function discountName({ discountCode, discountTitle }: NamedDiscount): string | null {
  return discountTitle || discountCode || null;
}
