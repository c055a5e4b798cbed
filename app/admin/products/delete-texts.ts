/** The question before a product is deleted (S15). */
export const deleteQuestion = "Are you sure you want to delete this product?";

/** What deleting a product means that is in n open orders. */
export function deleteConsequences(openOrders: number): string {
  const orders =
    openOrders === 0
      ? "No open order has it."
      : `${openOrders === 1 ? "1 open order has it and stays" : `${openOrders} open orders have it and stay`} as ${openOrders === 1 ? "it is" : "they are"}.`;
  return `${orders} Shoppers no longer find it. It can be brought back from the audit log.`;
}
