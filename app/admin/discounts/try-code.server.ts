import type { Database } from "#app/db/client.server.ts";
import { searchProducts } from "#app/features/catalogue/search/queries.server.ts";
import { subtotalOf } from "#app/features/selling/cart/totals.ts";
import { currencyOf } from "#app/features/selling/discounts/discount-code.ts";
import { evaluateDiscount } from "#app/features/selling/discounts/evaluate-code.ts";
import { discountLookup, discountStatements } from "#app/features/selling/discounts/queries.server.ts";
import { readCode } from "#app/features/selling/discounts/save-code.server.ts";
import { formatPrice, toOre } from "#app/shared/money.ts";

import type { TrialForm } from "./trial-form.ts";

/** What a code would do to a cart. */
export interface Trial {
  tone: "success" | "error";
  text: string;
  /** The products that were found, as `2 × Tee: 598 kr`. */
  lines: string[];
}

/**
 * Evaluates a code or an automatic discount for a cart of an amount, of products typed in by name, or of both together, by the rules that orders are
 * evaluated by. Writes nothing.
 */
export async function tryCode(
  db: Database,
  code: string,
  { amount, products, email }: TrialForm,
  now: Date,
): Promise<Trial> {
  const found = await Promise.all(products.map(({ name }) => searchProducts(db, name, { size: 1 })));
  const lines = products.map(({ name, quantity }, index) => ({ name, quantity, product: found[index]?.products[0] }));
  const texts = lines.map(({ name, quantity, product }) =>
    product
      ? `${quantity} × ${product.name}: ${formatPrice(product.priceOre * quantity, product.currency)}`
      : `${quantity} × ${name}: no matching product for sale`,
  );
  const cart = lines.flatMap(({ quantity, product }) =>
    product ? [{ productId: product.id, priceOre: product.priceOre, quantity }] : [],
  );
  const restOre = toOre(amount ?? 0);
  const totalOre = restOre + subtotalOf(cart);
  const whole = restOre === 0 ? cart : [...cart, { productId: "", priceOre: restOre, quantity: 1 }];
  const [codes, any, [uses]] = await db.batch(discountStatements(db, code, email || null));
  const known = await readCode(db, code);
  const lookup = known?.method === "automatic" ? known : discountLookup(codes, any);
  // An amount is in the code's own money; products are found at the shop's prices.
  const currency = lines.find(({ product }) => product)?.product?.currency ?? (known ? currencyOf(known) : "SEK");
  const result = evaluateDiscount(code, lookup, cart.length === 0 ? totalOre : whole, now, uses, currency);
  if (!result.valid) return { tone: "error", text: result.error, lines: texts };
  const shipping = result.freeShipping ? "Standard delivery is free. " : "";
  const sums = `${shipping}Takes ${formatPrice(result.discountOre, currency)} off ${formatPrice(totalOre, currency)}`;
  return { tone: "success", text: `${sums}, leaving ${formatPrice(result.finalTotalOre, currency)}.`, lines: texts };
}
