import { callApi } from "#app/platform/browser/api-client.ts";
import type { Currency } from "#app/shared/currencies.ts";
import { newId } from "#app/shared/ids.ts";
import { inKronor, toKronor } from "#app/shared/money.ts";

import { discountAnswer, type DiscountInfo, discountInfoInOre } from "./discount-info.ts";

/** A line of the cart, as far as a discount looks at it. */
export interface CartItem {
  id: string;
  priceOre: number;
  quantity: number;
}

const itemsOf = (lines: readonly CartItem[]) =>
  lines.map(({ id: productId, priceOre, quantity }) => inKronor({ productId, priceOre, quantity }));

/** Names what a discount is counted for: other lines, prices or quantities have another key. */
export const cartKey = (lines: readonly CartItem[]) => JSON.stringify(itemsOf(lines));

/** Applies a code to the lines of a cart, whose prices are in hundredths of its currency. Throws as `callApi` does. */
export async function applyCode(code: string, lines: readonly CartItem[], currency: Currency): Promise<DiscountInfo> {
  const totalOre = lines.reduce((sum, { priceOre, quantity }) => sum + priceOre * quantity, 0);
  const call = { code, cartTotal: toKronor(totalOre), items: itemsOf(lines), currency, userId: userId() };
  const answer = await callApi("/discount/apply", call, discountAnswer);
  return { ...discountInfoInOre(answer), cart: cartKey(lines) };
}

let pageUserId: string | undefined;

/** This browser's unguessable id, created on first use (decisions.md); without storage, one for this page. */
function userId(): string {
  try {
    const known = localStorage.getItem("userId");
    if (known) return known;
    const made = newId("usr");
    localStorage.setItem("userId", made);
    return made;
  } catch {
    pageUserId ??= newId("usr");
    return pageUserId;
  }
}
