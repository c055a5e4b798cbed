/** The question before a product is deleted (S15). */
export const deleteQuestion = "Are you sure you want to delete this product?";

/** What deleting a product means that is in n open orders. */
export function deleteConsequences(openOrders: number): string {
  const orders =
    openOrders === 0
      ? "It's in no open orders."
      : `${openOrders === 1 ? "1 open order includes it and stays" : `${openOrders} open orders include it and stay`} as ${openOrders === 1 ? "it is" : "they are"}.`;
  return `${orders} Shoppers won't see it. You can restore it from the audit log.`;
}
