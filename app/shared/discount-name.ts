/** How staff know a stored order's discount: by the title of an automatic one, else by its code; null without either. */
export function nameOfDiscount(order: { discountCode: string | null; discountTitle: string | null }): string | null {
  return order.discountTitle ?? order.discountCode;
}

/** The same as the order's shopper reads it. */
export function localNameOfDiscount(order: {
  discountCode: string | null;
  localDiscountTitle: string | null;
}): string | null {
  return order.localDiscountTitle ?? order.discountCode;
}
