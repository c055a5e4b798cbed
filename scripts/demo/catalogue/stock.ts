import { randomFrom } from "./random.ts";
import type { StockRule } from "./types.ts";

/** How many of one color and size there are. The same product always has the same stock. */
export function stockOf(productId: string, rule: StockRule, colorId: string, sizeId: string): number {
  const random = randomFrom(`${productId}/${colorId}/${sizeId}`);
  const roll = random();
  switch (rule) {
    case "sold-out":
      return 0;
    case "low":
      return roll < 0.35 ? 0 : 1 + Math.floor(random() * 5);
    case "mixed":
      if (roll < 0.16) return 0;
      return roll < 0.38 ? 1 + Math.floor(random() * 5) : 8 + Math.floor(random() * 33);
    case "plenty":
      return 90 + Math.floor(random() * 120);
  }
}
