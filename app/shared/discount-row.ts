import { amountWords } from "./amount-words.texts.ts";
import { discountRowTexts } from "./discount-row.texts.ts";

/**
 * The row of an order's sums that names its discount: what it took off the goods or, where it took nothing off them, that it made delivery
 * free; none without a discount. `price` formats an amount in öre.
 */
export function discountRows(
  { discountOre, discountName }: { discountOre: number; discountName: string | null | undefined },
  price: (ore: number) => string,
): [name: string, amount: string][] {
  if (discountOre === 0 && !discountName) return [];
  const texts = discountRowTexts();
  const name = discountName ? texts.named(discountName) : amountWords().discount;
  return [[name, discountOre === 0 ? texts.freeShipping : price(-discountOre)]];
}
