/** The page of a variant's movements. */
export function variantPath(variantId: string): string {
  return `/admin/inventory/${encodeURIComponent(variantId)}`;
}
