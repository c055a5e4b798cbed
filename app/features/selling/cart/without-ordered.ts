import type { CartLine } from "./cart-line.ts";

/** The cart lines that an order refers to: a product, and the names of its size and color. */
interface OrderedItem {
  id: string;
  size: string | null;
  color: string | null;
  quantity: number;
}

/**
 * The cart without what was ordered: what another tab changed or added since stays. An item whose size and color are not in the cart may
 * have been renamed since: it is taken off its product's only line, and off none where there are more, because nobody knows which it is.
 */
export function withoutOrdered(lines: readonly CartLine[], ordered: readonly OrderedItem[]): CartLine[] {
  let left = lines.map((line) => ({ ...line }));
  const isNamed = (line: CartLine, item: OrderedItem) =>
    line.id === item.id && line.size === item.size && line.color === item.color;
  for (const item of ordered) {
    const named = lines.some((line) => isNamed(line, item));
    const ofProduct = left.filter(({ id }) => id === item.id);
    const isOnly = lines.filter(({ id }) => id === item.id).length === 1;
    let toTake = item.quantity;
    for (const line of named ? ofProduct.filter((one) => isNamed(one, item)) : isOnly ? ofProduct : []) {
      const taken = Math.min(line.quantity, toTake);
      line.quantity -= taken;
      toTake -= taken;
    }
    left = left.filter(({ quantity }) => quantity > 0);
  }
  return left;
}
