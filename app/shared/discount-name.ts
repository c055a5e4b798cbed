/** How a stored order's discount is called: by the title of an automatic one, else by its code; null without either. */
export function nameOfDiscount(order: { discountCode: string | null; discountTitle: string | null }): string | null {
  return order.discountTitle ?? order.discountCode;
}
